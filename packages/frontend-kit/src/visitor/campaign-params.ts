/** How this page load was come by: campaign keys and click ids of its address. The names are the contract's. */
const pick = (names: string) => {
  const query = new URLSearchParams(location.search);
  const found = names
    .split(' ')
    .flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, 200)]] : []));
  return found[0] ? Object.fromEntries(found) : undefined;
};

export const arrival = () => ({
  utmParams: pick('utm_source utm_medium utm_campaign utm_term utm_content'),
  clickIds: pick('gclid gbraid wbraid dclid fbclid msclkid ttclid twclid li_fat_id'),
});
