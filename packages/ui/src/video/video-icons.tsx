import { Icon } from '../icons/icon.tsx';

export const SoundIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4.5 4.5 0 0 1 0 6m2.5-8.5a8.5 8.5 0 0 1 0 11" />
  </Icon>
);
export const MutedIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm12 .5 4.5 4.5m0-4.5L16 14.5" />
  </Icon>
);
export const CaptionsIcon = () => (
  <Icon>
    <path d="M3.5 6h17v12h-17V6Zm7 4.5a2 2 0 1 0 0 3m6.5-3a2 2 0 1 0 0 3" />
  </Icon>
);
