import { mobileNotice } from '@aera/content/mobile-notice';
import { Button } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';

export const MobileNoticeModal = ({ onDismiss }: { readonly onDismiss: () => void }) => (
  <Dialog
    open
    width="sm"
    closeButton="none"
    onOpenChange={onDismiss}
    title={mobileNotice.title}
    description={mobileNotice.text}
    actions={<Button onClick={onDismiss}>{mobileNotice.dismiss}</Button>}
  />
);
