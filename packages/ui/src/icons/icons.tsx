import type { ReactNode } from 'react';

export interface IconProps {
  /** Any CSS length; relative to the text by default. */
  readonly size?: string;
  /** Accessible name, only if no text beside it says the same. */
  readonly label?: string;
  readonly className?: string;
}

/** A 24 × 24 line icon in the colour of the text. */
function Icon({ size = '1.25em', label, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}

export const createIcon = (drawing: ReactNode) =>
  function DrawnIcon(props: IconProps) {
    return <Icon {...props}>{drawing}</Icon>;
  };

export const AlertIcon = createIcon(<path d="M12 8v5m0 3.2v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />);
export const ArrowRightIcon = createIcon(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const ArrowUpIcon = createIcon(<path d="M12 19V5m-6 6 6-6 6 6" />);
export const BellIcon = createIcon(<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 4.5h4" />);
export const ChatIcon = createIcon(<path d="M4 5h16v11h-8.5L7 20v-4H4V5Zm4 4h8m-8 3.2h5" />);
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = createIcon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = createIcon(<path d="m9.5 6 6 6-6 6" />);
export const ClockIcon = createIcon(<path d="M12 7v5.2l3.3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />);
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const DownloadIcon = createIcon(<path d="M12 4v11m-5-4.5 5 5 5-5M5 20h14" />);
export const ExternalLinkIcon = createIcon(
  <path d="M14 5h5v5m0-5-8 8M10 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4" />,
);
export const EyeIcon = createIcon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = createIcon(
  <path d="m4 4 16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.5 4.3-1.1M10 10a2.75 2.75 0 0 0 3.9 3.9" />,
);
export const InfoIcon = createIcon(<path d="M12 11.5v5m0-8.7v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />);
export const MailIcon = createIcon(<path d="M4 6h16v12H4V6Zm.5.5L12 13l7.5-6.5" />);
export const MenuIcon = createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const PauseIcon = createIcon(<path d="M8.5 6v12M15.5 6v12" />);
export const PersonIcon = createIcon(
  <path d="M12 4a3.75 3.75 0 1 0 0 7.5A3.75 3.75 0 0 0 12 4ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5" />,
);
export const PhoneIcon = createIcon(
  <path d="M7 3.5h2.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V17a3 3 0 0 1-3 3C10.5 20 4 13.5 4 6.5a3 3 0 0 1 3-3Z" />,
);
export const PlayIcon = createIcon(<path d="M8 5.5v13l10.5-6.5L8 5.5Z" />);
export const QuestionIcon = createIcon(
  <path d="M9.3 9.4a2.75 2.75 0 1 1 3.9 2.6c-.8.4-1.2.9-1.2 1.7m0 2.8v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />,
);
export const SearchIcon = createIcon(
  <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20" />,
);
export const ShieldIcon = createIcon(
  <path d="M12 3 5 5.5V11c0 4.5 3 8 7 10 4-2 7-5.5 7-10V5.5L12 3Zm-3 8.8 2.2 2.2 4-4.2" />,
);
export const WarningIcon = createIcon(<path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.3v.1" />);
