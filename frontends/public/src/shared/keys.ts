import { brand } from '@aera/content';
import { storageKeys } from '@aera/frontend-kit';

/** Keys of this brand in browser storage. */
export const keys = storageKeys(brand.slug);
