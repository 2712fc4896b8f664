import { authoritySales } from '@aera/content/authority-sales';
import { Text } from '@aera/ui';
import { Suspense, lazy } from 'react';

const Dialog = lazy(async () => ({ default: (await import('@aera/ui/dialog')).Dialog }));

const { title, text } = authoritySales.applicationForm;

/** Placeholder of the application form; the dialog loads when it is first opened. */
export const ApplicationForm = ({ open }: { readonly open: boolean }) =>
  open && (
    <Suspense>
      <Dialog open title={title}>
        <Text>{text}</Text>
      </Dialog>
    </Suspense>
  );
