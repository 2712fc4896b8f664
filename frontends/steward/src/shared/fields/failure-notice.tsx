import { Notice } from '@aera/ui';

/** What went wrong, spoken as soon as it shows. */
export const FailureNotice = ({ children }: { readonly children: string | null }) =>
  children && (
    <div role="alert">
      <Notice tone="destructive">{children}</Notice>
    </div>
  );
