export { classifyIp } from './classify-ip.ts';
export { createHostingLookup } from './hosting-networks.ts';
export type { IsHosting } from './hosting-networks.ts';
export { createIpGeolocator } from './ip-geolocation.ts';
export type { IpGeolocator, GeoLocation } from './ip-geolocation.ts';
