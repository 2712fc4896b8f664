import { toErrorDetail } from '@aera/frontend-kit';
import { Notice, type NoticeProps } from '@aera/ui';

export interface FormErrorProps extends Pick<NoticeProps, 'title' | 'tone'> {
  readonly error: unknown;
  /** Text for an error without a problem detail. */
  readonly fallback?: string | undefined;
}

/** Error of a form, announced by screen readers; renders nothing without one. */
export const FormError = ({ error, fallback, title, tone = 'destructive' }: FormErrorProps) =>
  Boolean(error) && (
    <div role="alert">
      <Notice tone={tone} title={title}>
        {toErrorDetail(error, fallback)}
      </Notice>
    </div>
  );
