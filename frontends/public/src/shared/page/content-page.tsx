import type { Action } from '@aera/content';
import type { ReactNode } from 'react';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';
import { DisclaimerNote } from './disclaimer-note.tsx';
import { PageHead } from './page-head.tsx';
import { PageHero } from './page-hero.tsx';

interface ContentPageProps {
  readonly path: string;
  readonly copy: {
    readonly meta: { readonly title: string; readonly description: string };
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: { readonly text: string };
    readonly closing: {
      readonly title: string;
      readonly text: string | { readonly text: string };
      readonly actions: readonly Action[];
      readonly note?: string;
    };
  };
  /** Content below the lead. */
  readonly hero?: ReactNode;
  /** Content beside the call to action. */
  readonly beside?: CallToActionProps['beside'];
  readonly children: ReactNode;
}

/** A page with statements of the organisation: hero, sections, call to action, and disclaimer. */
export function ContentPage({ path, copy, hero, beside, children }: ContentPageProps) {
  const { meta, eyebrow, title, lead, closing } = copy;
  return (
    <>
      <PageHead meta={meta} path={path} />
      <PageHero eyebrow={eyebrow} title={title} lead={lead.text}>
        {hero}
      </PageHero>
      {children}
      <CallToAction
        {...closing}
        text={typeof closing.text === 'string' ? closing.text : closing.text.text}
        beside={beside}
      />
      <DisclaimerNote />
    </>
  );
}
