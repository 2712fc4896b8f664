export { Popover, PopoverClose } from './popover.tsx';
export type { PopoverProps } from './popover.tsx';
