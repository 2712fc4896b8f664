/** Characters; the server asks for as many. */
export const shortestPassword = 10;
