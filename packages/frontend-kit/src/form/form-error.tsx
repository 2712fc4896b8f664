import { toErrorDetail } from '@aera/frontend-kit';
import { Notice, type NoticeProps } from '@aera/ui';

interface FailureNoticeProps extends Pick<NoticeProps, 'title' | 'tone'> {
  /** Error text; null hides the notice. */
  readonly children: string | null;
}

/** An error message that screen readers announce when it appears. */
export const FailureNotice = ({ title, tone = 'destructive', children }: FailureNoticeProps) =>
  children && (
    <div role="alert">
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );

export interface FormErrorProps extends Pick<NoticeProps, 'title' | 'tone'> {
  readonly error: unknown;
  /** Text for an error without a problem detail. */
  readonly fallback?: string | undefined;
}

/** Error of a form; renders nothing without one. */
export const FormError = ({ error, fallback, ...notice }: FormErrorProps) => (
  <FailureNotice {...notice}>{error ? toErrorDetail(error, fallback) : null}</FailureNotice>
);
