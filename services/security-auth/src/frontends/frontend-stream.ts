import { defineStream } from '@aera/event-store';
import { frontendMessage } from './frontend-messages.ts';
import { frontend } from './frontend.ts';

export const frontendStream = defineStream('frontend', frontend, { publish: frontendMessage });
