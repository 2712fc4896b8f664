export { Carousel } from './carousel.tsx';
export type { CarouselItem, CarouselProps } from './carousel.tsx';
export { useWrapAround } from './use-wrap-around.ts';
export type { WrapAround } from './use-wrap-around.ts';
