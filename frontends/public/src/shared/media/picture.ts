/** A picture with the size it is drawn at: pass both to the image, and nothing moves when it arrives. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export const toPicture = (src: string): Picture => ({ src, width: 1200, height: 800 });
