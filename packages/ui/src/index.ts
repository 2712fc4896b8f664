export { Button } from './controls/button.tsx';
export type { ButtonProps } from './controls/button.tsx';
export { ButtonLink } from './controls/button-link.tsx';
export type { ButtonLook } from './controls/button-style.ts';
export { Checkbox } from './controls/checkbox.tsx';
export type { CheckboxProps } from './controls/checkbox.tsx';
export { Field } from './controls/field.tsx';
export type { ControlProps, FieldProps } from './controls/field.tsx';
export { IconButton } from './controls/icon-button.tsx';
export type { IconButtonProps } from './controls/icon-button.tsx';
export { Select } from './controls/select.tsx';
export type { SelectOption, SelectProps } from './controls/select.tsx';
export { TextArea } from './controls/text-area.tsx';
export type { TextAreaProps } from './controls/text-area.tsx';
export { PasswordField } from './controls/password-field.tsx';
export type { PasswordFieldProps } from './controls/password-field.tsx';
export { TextField } from './controls/text-field.tsx';
export type { TextFieldProps } from './controls/text-field.tsx';

export { Badge } from './data/badge.tsx';
export type { BadgeProps } from './data/badge.tsx';
export { Stat } from './data/stat.tsx';
export { Table } from './data/table.tsx';
export type { TableProps } from './data/table.tsx';

export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export type { ErrorStateProps } from './feedback/error-state.tsx';
export { LiveRegion } from './feedback/live-region.tsx';
export { Notice } from './feedback/notice.tsx';
export type { NoticeProps, NoticeTone } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export type { ProgressBarProps } from './feedback/progress-bar.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';

export { BrandMark } from './icons/brand-mark.tsx';
export type { IconProps } from './icons/icon.tsx';
export {
  AlertIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  InfoIcon,
  MailIcon,
  MenuIcon,
  PauseIcon,
  PersonIcon,
  PhoneIcon,
  PlayIcon,
  QuestionIcon,
  SearchIcon,
  ShieldIcon,
  WarningIcon,
} from './icons/icons.tsx';
export { ThirteenRings } from './icons/thirteen-rings.tsx';

export { Card } from './layout/card.tsx';
export type { CardProps } from './layout/card.tsx';
export { Container } from './layout/container.tsx';
export { Grid } from './layout/grid.tsx';
export { PageFade } from './layout/page-fade.tsx';
export type { PageFadeProps } from './layout/page-fade.tsx';
export { Row } from './layout/row.tsx';
export { Section } from './layout/section.tsx';
export { Stack } from './layout/stack.tsx';

export { breakpoint, below, from } from './theme/breakpoint.ts';
export type { Breakpoint } from './theme/breakpoint.ts';
export { displayFontUrl } from './theme/display-font.ts';
export { focusRing } from './theme/focus-ring.ts';
export { textFontUrl } from './theme/text-font.ts';
export { screenOnly } from './theme/screen-only.ts';
export { darkScheme, elevation, theme } from './theme/theme.ts';
export type { SpaceStep, TextSize } from './theme/theme.ts';
export { ThemeProvider } from './theme/theme-provider.tsx';
export type { Scheme, ThemeProviderProps } from './theme/theme-provider.tsx';

export type { ToastMessage } from './toast/toast-store.ts';
export { useToast } from './toast/use-toast.ts';
export type { ToastActions } from './toast/use-toast.ts';

export { Eyebrow } from './type/eyebrow.tsx';
export { Heading } from './type/heading.tsx';
export type { HeadingLevel, HeadingProps } from './type/heading.tsx';
export { SkipLink } from './type/skip-link.tsx';
export { Text } from './type/text.tsx';
export type { TextProps } from './type/text.tsx';
export { VisuallyHidden, visuallyHidden } from './type/visually-hidden.tsx';
