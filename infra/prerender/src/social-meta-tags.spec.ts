import { expect, it } from 'vitest';
import { renderSocialMetaTags, renderStructuredData } from './social-meta-tags.ts';

const facts = {
  title: 'Law &amp; trust · AERA',
  description: 'What &lt;they&gt; say',
  canonical: 'https://origin.invalid/trusts',
  indexed: true,
};

it('describes the page in link previews', () => {
  const tags = renderSocialMetaTags(facts, 'https://origin.invalid/social/trusts.png');
  expect(tags).toContain('<meta property="og:title" content="Law &amp; trust · AERA"/>');
  expect(tags).toContain('<meta property="og:url" content="https://origin.invalid/trusts"/>');
  expect(tags).toContain('<meta property="og:image" content="https://origin.invalid/social/trusts.png"/>');
  expect(tags).toContain('<meta property="og:image:alt" content="Law &amp; trust · AERA"/>');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

it('describes the page in JSON-LD that cannot close its script element', () => {
  const html = renderStructuredData(facts, 'https://origin.invalid');
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [
      {
        '@type': 'WebPage',
        name: 'Law & trust · AERA',
        description: 'What <they> say',
        url: facts.canonical,
      },
      { '@type': 'Organization', url: 'https://origin.invalid/' },
    ],
  });
});
