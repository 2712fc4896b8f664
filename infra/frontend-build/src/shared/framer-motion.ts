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
