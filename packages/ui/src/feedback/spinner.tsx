import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export interface SpinnerProps {
  readonly size?: string;
  /** What is being waited for, where no text beside it says so. */
  readonly label?: string;
}

export function Spinner({ size = '1.5rem', label }: SpinnerProps) {
  return (
    <Ring
      $size={size}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
