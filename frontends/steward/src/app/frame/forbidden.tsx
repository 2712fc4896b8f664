import { ButtonLink, Stack } from '@aera/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { paths } from '../../shared/paths.ts';
import { roleWords } from '../../shared/copy/role-copy.ts';

const words = roleWords.notYours;

/** In place of a page that belongs to another role. */
export const NotYours = () => (
  <Stack gap={5} align="start">
    <PageTitle title={words.title} lead={words.text} />
    <ButtonLink as={Link} to={paths.questions}>
      {words.back}
    </ButtonLink>
  </Stack>
);
