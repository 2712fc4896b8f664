import { Facts } from '@aera/frontend-kit/privacy-ui';
import { yourData } from '@aera/content/your-data';
import type { Receipt } from './use-visitor-data.ts';

const { fields, none } = yourData.consent;

/** What identifies the visitor in a record, readable by them alone. */
export function Values({ values }: { readonly values: NonNullable<Receipt['disclosure']> }) {
  const { ip, userAgent, url, referrer, position } = values;
  return (
    <Facts
      facts={[
        [fields.ip, ip],
        [fields.userAgent, userAgent],
        [fields.url, url],
        [fields.referrer, referrer ?? none],
        [fields.position, position ? `${position.latitude}, ${position.longitude}` : none],
      ]}
    />
  );
}
