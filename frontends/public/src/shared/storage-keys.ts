import { brand } from '@aera/content';
import { storageKeys } from '@aera/frontend-kit';

/** Names of the entries of this site in browser storage. */
export const keys = storageKeys(brand.slug);
