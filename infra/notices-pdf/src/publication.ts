import { fullNotices } from '@aera/content/full-notices';
import { toLivingTime } from '@aera/living-time';

const date = new Date(`${fullNotices.certificate.publishedOn}T00:00:00Z`);

/** When the notices were published, in both calendars. The same in every build, so that the files are. */
export const publication = {
  date,
  gregorian: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
  living: toLivingTime(date, 'UTC').label,
};
