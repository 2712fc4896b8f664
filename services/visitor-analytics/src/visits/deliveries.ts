/** One delivery of a view, or several of a day that are merged. */
export interface Delivery {
  readonly day: string;
  readonly id: string;
  readonly visitor_id: string;
  readonly consented: boolean;
  readonly received_at: string;
}

/**
 * Returns each view once, in the delivery that takes precedence (`deliveryPrecedence` in `hit-rows.ts`). The other rows stay stored, because
 * a later delivery is compared with them.
 */
export function dedupeDeliveries<View extends { readonly id: string; readonly day: string }>(
  views: readonly View[],
  deliveries: readonly Delivery[],
): View[] {
  const counts = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const known = counts.get(delivery.id);
    if (!known || deliveryRank(delivery) < deliveryRank(known)) counts.set(delivery.id, delivery);
  }
  return views.filter(({ id, day }) => counts.get(id)?.day === day);
}

const deliveryRank = ({ consented, received_at, visitor_id, day }: Delivery): string =>
  JSON.stringify([consented ? 0 : 1, received_at, visitor_id, day]);
