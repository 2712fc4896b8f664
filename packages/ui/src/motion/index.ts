export { MotionProvider } from './motion-provider.tsx';
export { Reveal } from './reveal.tsx';
export type { RevealProps } from './reveal.tsx';
