import { brand } from '@aera/content';
import { storageKeys } from '@aera/frontend-kit';

/** Where this brand keeps things in the browser. */
export const keys = storageKeys(brand.slug);
