/** Texts of empty lists on the dashboard and on the pages of the full lists, from the specification. */
export const emptyListCopy = {
  questions:
    "You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.",
  notifications: "No notifications yet. You'll receive notifications when your questions are answered.",
} as const;
