export { Button } from './controls/button.tsx';
export type { ButtonProps } from './controls/button.tsx';
export { ButtonLink } from './controls/button.tsx';
export type { ButtonLook } from './controls/button-style.ts';
export { Checkbox } from './controls/checkbox.tsx';
export type { CheckboxProps } from './controls/checkbox.tsx';
export { Field } from './controls/field.tsx';
export type { ControlProps, FieldProps } from './controls/field.tsx';
export { IconButton } from './controls/icon-button.tsx';
export type { IconButtonProps } from './controls/icon-button.tsx';
export { Select } from './controls/select.tsx';
export type { SelectOption, SelectProps } from './controls/select.tsx';
export { TextArea } from './controls/text-field.tsx';
export type { TextAreaProps } from './controls/text-field.tsx';
export { PasswordField } from './controls/password-field.tsx';
export type { PasswordFieldProps } from './controls/password-field.tsx';
export { TextField } from './controls/text-field.tsx';
export type { TextFieldProps } from './controls/text-field.tsx';

export { Badge } from './data/badge.tsx';
export type { BadgeProps } from './data/badge.tsx';
export { Stat } from './data/stat.tsx';
export { Table } from './data/table.tsx';
export type { TableProps } from './data/table.tsx';

export { EmptyState } from './feedback/placeholders.tsx';
export { ErrorState } from './feedback/placeholders.tsx';
export type { ErrorStateProps } from './feedback/placeholders.tsx';
export { LiveRegion } from './feedback/live-region.tsx';
export { Notice } from './feedback/notice.tsx';
export type { NoticeProps, NoticeTone } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress.tsx';
export type { ProgressBarProps } from './feedback/progress.tsx';
export { Skeleton } from './feedback/progress.tsx';
export { Spinner } from './feedback/progress.tsx';

export { BrandMark } from './icons/brand.tsx';
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
export { ThirteenRings } from './icons/brand.tsx';

export { Card } from './layout/card.tsx';
export type { CardProps } from './layout/card.tsx';
export { Container } from './layout/primitives.ts';
export { Grid } from './layout/primitives.ts';
export { PageFade } from './layout/page-fade.tsx';
export type { PageFadeProps } from './layout/page-fade.tsx';
export { Row } from './layout/primitives.ts';
export { Section } from './layout/section.tsx';
export { Stack } from './layout/primitives.ts';

export { breakpoint, below, from } from './theme/mixins.ts';
export type { Breakpoint } from './theme/mixins.ts';
export { displayFontUrl } from './theme/fonts.ts';
export { focusRing } from './theme/mixins.ts';
export { textFontUrl } from './theme/fonts.ts';
export { hideInPrint } from './theme/mixins.ts';
export { darkScheme, elevation, theme } from './theme/theme.ts';
export type { SpaceStep, TextSize } from './theme/theme.ts';
export { ThemeProvider } from './theme/theme-provider.tsx';
export type { Scheme, ThemeProviderProps } from './theme/theme-provider.tsx';

export type { ToastMessage } from './toast/toast-store.ts';
export { useToast } from './toast/toast-store.ts';
export type { ToastActions } from './toast/toast-store.ts';

export { Eyebrow } from './type/typography.tsx';
export { Heading } from './type/typography.tsx';
export type { HeadingLevel, HeadingProps } from './type/typography.tsx';
export { SkipLink } from './type/visually-hidden.tsx';
export { Text } from './type/typography.tsx';
export type { TextProps } from './type/typography.tsx';
export { VisuallyHidden, visuallyHidden } from './type/visually-hidden.tsx';
