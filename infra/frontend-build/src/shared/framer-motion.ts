/** The parts of framer-motion that the frontends use. Their shared copy contains only these; `#whole/…` is the package itself. */
export {
  AnimatePresence,
  LazyMotion,
  MotionConfig,
  domAnimation,
  m,
  useInView,
  useReducedMotion,
  useScroll,
  useSpring,
  useTransform,
} from '#whole/framer-motion';
