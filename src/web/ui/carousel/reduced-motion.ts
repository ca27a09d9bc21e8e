export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
