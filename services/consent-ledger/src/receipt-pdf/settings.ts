import type { Setting, Writer } from '@aera/pdf';

export const heading: Setting = { face: 'display', size: 15, leading: 20 };
export const text: Setting = { face: 'text', size: 11, leading: 15 };
export const small: Setting = { face: 'text', size: 10, leading: 13.5 };

/** Begins a part; its heading stays with what follows. */
export function beginPart(writer: Writer, title: string): void {
  writer.space(11);
  writer.need(heading.leading + 60);
  writer.write('H2', title, heading);
  writer.space(5);
}
