import { useSearchParams } from 'react-router-dom';
import { ChoosePassword } from './choose-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** Whoever has the link from the mail chooses a new password here; everybody else has such a link sent. */
export function ResetPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <ChoosePassword token={token} /> : <RequestReset />;
}
