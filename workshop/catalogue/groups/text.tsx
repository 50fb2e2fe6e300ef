import { useTranslation } from 'react-i18next';
import { AddressList } from '../../../src/components/address-list/address-list';
import { CallToAction } from '../../../src/components/call-to-action/call-to-action';
import { Card, CardGrid } from '../../../src/components/card/card';
import { CheckList, type PointKind } from '../../../src/components/check-list/check-list';
import { CodeBlock } from '../../../src/components/code-block/code-block';
import { ContactWays } from '../../../src/components/contact-ways/contact-ways';
import type { Titled } from '../../../src/components/data/data';
import { FactTable } from '../../../src/components/fact-table/fact-table';
import { HighlightScene } from '../../../src/components/highlight-scene/highlight-scene';
import { PlanFacts } from '../../../src/components/plan-facts/plan-facts';
import { Prose } from '../../../src/components/prose/prose';
import { Questions } from '../../../src/components/questions/questions';
import { ProfileListScene } from '../../../src/components/scenes/profile-list';
import { PageTop, Section } from '../../../src/components/section/section';
import { useShell } from '../../../src/components/shell/shell-context';
import { SideText } from '../../../src/components/side-text/side-text';
import { SplitSection } from '../../../src/components/split-section/split-section';
import * as columns from '../../../src/components/steps/columns.module.css';
import * as line from '../../../src/components/steps/line.module.css';
import { Steps } from '../../../src/components/steps/steps';
import type { Group } from './specimen';
import { type Theme, useView } from './view';

function Cards({ icons }: { readonly icons: boolean }) {
  const { t } = useTranslation('home');
  return (
    <CardGrid>
      <Card title={t('audience.agencies.title')} {...(icons && { icon: 'building-2' })}>
        {t('audience.agencies.text')}
      </Card>
      <Card title={t('audience.shops.title')} {...(icons && { icon: 'shopping-cart' })}>
        {t('audience.shops.text')}
      </Card>
    </CardGrid>
  );
}

function Checks() {
  const { t } = useTranslation('home');
  return <CheckList items={[t('security.device'), t('security.twoStep'), t('security.log')]} />;
}

function Rules({ kind }: { readonly kind: PointKind }) {
  const { t } = useTranslation('referral-program');
  return <CheckList kind={kind} items={[t('rules.ads'), t('rules.spam')]} />;
}

function Part({ tone }: { readonly tone: 'plain' | 'sunk' }) {
  const { t } = useTranslation('home');
  return (
    <Section title={t('security.title')} lead={t('security.text')} tone={tone}>
      <Checks />
    </Section>
  );
}

function Top({ aside }: { readonly aside: boolean }) {
  const { t } = useTranslation('home');
  return (
    <PageTop title={t('hero.title')} lead={t('hero.lead')} aside={aside && <ProfileListScene />}>
      <p>{t('hero.note')}</p>
    </PageTop>
  );
}

function Split({ tone }: { readonly tone: 'plain' | 'sunk' }) {
  const { t } = useTranslation('partner-plan');
  return (
    <SplitSection title={t('terms.title')} lead={t('lead')} tone={tone}>
      <CheckList items={[t('terms.lawful'), t('terms.clear'), t('terms.support')]} />
    </SplitSection>
  );
}

function Requirements() {
  const { t } = useTranslation('download');
  return (
    <FactTable
      caption={t('requirements.title')}
      rows={(['memory', 'disk', 'system', 'network'] as const).map((name) => ({
        name: t(`requirements.${name}`),
        value: t(`requirements.${name}Value`),
      }))}
    />
  );
}

function Addresses() {
  const { t } = useTranslation('about');
  const { site, t: shell } = useShell();
  return (
    <AddressList
      addresses={[
        { name: t('contact.support'), address: site.config.supportEmail },
        { name: shell('nav.docs'), address: site.config.docsOrigin },
      ]}
    />
  );
}

function Ways() {
  const { t } = useTranslation('about');
  const { site, t: shell } = useShell();
  const { supportEmail, docsOrigin } = site.config;
  return (
    <ContactWays
      title={t('contact.title')}
      ways={[
        { icon: 'mail', way: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, note: t('contact.text') },
        { icon: 'link', way: <a href={docsOrigin}>{shell('nav.docs')}</a>, note: t('contact.support') },
      ]}
    />
  );
}

function ThreeSteps() {
  const { t } = useTranslation('download');
  return (
    <Steps
      look={columns}
      steps={(['install', 'signIn', 'create'] as const).map((step) => ({
        title: t(`steps.${step}.title`),
        text: t(`steps.${step}.text`),
      }))}
    />
  );
}

function Asked() {
  const { t } = useTranslation('home');
  return (
    <Questions
      questions={(['legal', 'proxies', 'import'] as const).map((key) => ({
        question: t(`questions.${key}.question`),
        answer: t(`questions.${key}.answer`),
      }))}
    />
  );
}

const Facts = () => (
  <PlanFacts
    title={useShell().t('menus.product')}
    features={['synchronizer', 'rpa', 'local-api']}
    needs={['local-api']}
  />
);

/** From the home page. */
function useProofs(): readonly Titled[] {
  const { t } = useTranslation('home');
  return (['free', 'encryption', 'releases'] as const).map((proof) => ({
    title: t(`proof.${proof}.title`),
    text: t(`proof.${proof}.text`),
  }));
}

const Numbered = () => <Steps look={line} steps={useProofs()} />;

/** Ids get the theme's name. */
function Markdown({ theme }: { readonly theme: Theme }) {
  const { html } = useView().data.sample;
  return <Prose html={html.replace(/(id="|href="#)/g, `$1${theme}-`)} />;
}

/** With its table of contents. */
function Beside({ theme }: { readonly theme: Theme }) {
  const { html, headings } = useView().data.sample;
  return (
    <SideText
      html={html.replace(/(id="|href="#)/g, `$1${theme}-beside-`)}
      headings={headings.map((heading) => ({ ...heading, id: `${theme}-beside-${heading.id}` }))}
    />
  );
}

export const text: Group = {
  section: {
    purpose: 'A part of a page under a heading of its own; PageTop is the first part, with the one main heading.',
    specimens: [
      { state: 'PageTop', room: 'whole', bleeds: true, show: () => <Top aside={false} /> },
      { state: 'PageTop with something beside it', room: 'whole', bleeds: true, show: () => <Top aside /> },
      { state: 'Section, plain', room: 'whole', bleeds: true, show: () => <Part tone="plain" /> },
      { state: 'Section, sunk', room: 'whole', bleeds: true, show: () => <Part tone="sunk" /> },
    ],
  },
  'split-section': {
    purpose: 'A part of a page whose heading stands beside its content where there is room.',
    specimens: [
      { state: 'Plain', room: 'whole', bleeds: true, show: () => <Split tone="plain" /> },
      { state: 'Sunk', room: 'whole', bleeds: true, show: () => <Split tone="sunk" /> },
    ],
  },
  'side-text': {
    purpose: 'The text of a page with its contents beside it.',
    specimens: [{ state: 'Default', room: 'shrunk', bleeds: true, show: (theme) => <Beside theme={theme} /> }],
  },
  'call-to-action': {
    purpose: 'The invitation at the end of a page.',
    specimens: [{ state: 'Default', room: 'whole', bleeds: true, show: () => <CallToAction /> }],
  },
  grid: {
    purpose: 'Cells side by side, as many as have room; their number is known before they have arrived.',
    specimens: [{ state: 'Two cells', room: 'whole', show: () => <Cards icons={false} /> }],
  },
  card: {
    purpose: 'A titled text in a grid, with an icon where it helps to tell the cards apart.',
    specimens: [
      { state: 'With icons', show: () => <Cards icons /> },
      { state: 'Without', show: () => <Cards icons={false} /> },
    ],
  },
  'check-list': {
    purpose: 'Short points, each with the mark of their kind: only what is given has a tick.',
    specimens: [
      { state: 'Given', show: () => <Checks /> },
      { state: 'Asked', show: () => <Rules kind="asked" /> },
      { state: 'Forbidden', show: () => <Rules kind="forbidden" /> },
    ],
  },
  steps: {
    purpose: 'Numbered steps, in order.',
    specimens: [
      { state: 'In columns', room: 'whole', show: () => <ThreeSteps /> },
      { state: 'On a line', note: 'One step below the other.', show: () => <Numbered /> },
    ],
  },
  'highlight-scene': {
    purpose: 'The drawing of one thing that is new in a release, in the color of its part of the product.',
    specimens: [
      { state: 'Rows', show: () => <HighlightScene name="sync-column" /> },
      { state: 'Windows on each other', show: () => <HighlightScene name="stacked-windows" /> },
    ],
  },
  questions: {
    purpose: 'Questions that open to their answers.',
    specimens: [{ state: 'Closed', note: 'Press one to open it; it works without scripts.', show: () => <Asked /> }],
  },
  'fact-table': {
    purpose: 'Names and what holds for each, as a table that reads line by line.',
    specimens: [{ state: 'Default', show: () => <Requirements /> }],
  },
  'address-list': {
    purpose: 'Named addresses, one a line: of pages, or to write to.',
    specimens: [{ state: 'Default', show: () => <Addresses /> }],
  },
  'contact-ways': {
    purpose: 'Ways to reach somebody, each with what to expect of it.',
    specimens: [{ state: 'Default', show: () => <Ways /> }],
  },
  'plan-facts': {
    purpose: 'What a reader wants to know beside a text: the features it speaks of, the smallest plan that has them.',
    specimens: [{ state: 'Default', show: () => <Facts /> }],
  },
  'code-block': {
    purpose: 'Code in colors, with a button that copies it.',
    specimens: [
      { state: 'Default', show: () => <CodeBlock code="curl http://127.0.0.1:35600/v1/profiles" language="bash" /> },
      { state: 'With a title', show: () => <CodeBlock code={'{ "code": 0 }'} language="json" title="Response" /> },
    ],
  },
  prose: {
    purpose: 'The text of a Markdown file, as the build rendered it.',
    specimens: [
      {
        state: 'Every construct of Markdown',
        note: 'From component-page/sample/en.md, through the plugins that render articles; in English.',
        show: (theme) => <Markdown theme={theme} />,
      },
    ],
  },
};
