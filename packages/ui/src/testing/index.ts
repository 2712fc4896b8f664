export { axeViolations } from './axe.ts';
export { mockVideoPlayer } from './mock-video-player.ts';
