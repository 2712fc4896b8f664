// oxlint-disable react/no-array-index-key -- the parts of a text keep their places
import { focusRing, theme } from '@aera/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** A run of text in one style. */
export interface ProseRun {
  readonly text: string;
  readonly strong?: true | undefined;
  readonly emphasis?: true | undefined;
  readonly code?: true | undefined;
  /** Validated by the creator of the blocks: https, mailto, or a path of this site. */
  readonly href?: string | undefined;
}
type Line = readonly ProseRun[];

/** A text as plain data, which is never parsed as markup. */
export type ProseBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly id: string; readonly line: Line }
  | { readonly type: 'paragraph'; readonly line: Line }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly type: 'quote'; readonly lines: readonly Line[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'rule' };

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  max-width: 68ch;
  line-height: ${theme.leading.body};
  overflow-wrap: anywhere;

  h2,
  h3 {
    margin-block: ${theme.space[4]} 0;
    font-family: ${theme.font.display};
    font-weight: 400;
    line-height: ${theme.leading.snug};
  }
  h2 {
    font-size: ${theme.text['2xl']};
  }
  h3 {
    font-size: ${theme.text.xl};
  }
  ul,
  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style-type: revert;
  }
  blockquote {
    padding-inline-start: ${theme.space[4]};
    color: ${theme.color.inkMuted};
    border-inline-start: 3px solid ${theme.color.goldLine};
  }
  code {
    font-size: 0.9em;
  }
  pre {
    padding: ${theme.space[4]};
    overflow-x: auto;
    background: ${theme.color.sunken};
    border-radius: ${theme.radius.md};
    ${focusRing}
  }
  a {
    ${focusRing}
  }
  hr {
    width: 100%;
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Formatted text: headings, paragraphs, lists, quotes, code. */
export const Prose = ({ blocks }: { readonly blocks: readonly ProseBlock[] }) => (
  <Frame>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </Frame>
);

function Block({ block }: { readonly block: ProseBlock }) {
  switch (block.type) {
    case 'heading': {
      const Title = `h${block.level}` as const;
      return (
        <Title id={block.id}>
          <Runs line={block.line} />
        </Title>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Runs line={block.line} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Runs line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          {block.lines.map((line, index) => (
            <p key={index}>
              <Runs line={line} />
            </p>
          ))}
        </blockquote>
      );
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard has to reach it
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

const Runs = ({ line }: { readonly line: Line }) =>
  line.map((run, index) => <Fragment key={index}>{renderRun(run)}</Fragment>);

function renderRun({ text, strong, emphasis, code, href }: ProseRun) {
  let content = <>{text}</>;
  if (code) content = <code>{content}</code>;
  if (emphasis) content = <em>{content}</em>;
  if (strong) content = <strong>{content}</strong>;
  if (href === undefined) return content;
  return href.startsWith('/') ? (
    <a href={href}>{content}</a>
  ) : (
    <a href={href} rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}
