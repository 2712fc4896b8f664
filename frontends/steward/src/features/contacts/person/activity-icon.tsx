import type { ActivityKind } from '@aera/contracts';
import {
  ChatIcon,
  EyeIcon,
  type IconProps,
  MailIcon,
  PersonIcon,
  QuestionIcon,
  SearchIcon,
  ShieldIcon,
} from '@aera/ui';
import type { ReactElement } from 'react';
import { type ActivityGroup, groupOf } from './activity-groups.ts';

const icons: Readonly<Record<ActivityGroup, (props: IconProps) => ReactElement>> = {
  visits: EyeIcon,
  consent: ShieldIcon,
  searches: SearchIcon,
  questions: QuestionIcon,
  mails: MailIcon,
  account: PersonIcon,
  messages: ChatIcon,
};

/** What an entry is about, at a glance; the words beside it say it too. */
export function ActivityIcon({ kind }: { readonly kind: ActivityKind }) {
  const Drawn = icons[groupOf(kind)];
  return <Drawn size="1.15rem" />;
}
