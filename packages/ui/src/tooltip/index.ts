export { Tooltip, TooltipProvider } from './tooltip.tsx';
export type { TooltipProps } from './tooltip.tsx';
