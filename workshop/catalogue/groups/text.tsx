import { AddressList } from '../../../src/components/address-list/address-list';
import { CallToAction } from '../../../src/components/call-to-action/call-to-action';
import { Card, CardGrid } from '../../../src/components/card/card';
import { CheckList, type PointKind } from '../../../src/components/check-list/check-list';
import { CodeBlock } from '../../../src/components/code-block/code-block';
import { ContactWays } from '../../../src/components/contact-ways/contact-ways';
import { FactTable } from '../../../src/components/fact-table/fact-table';
import { HighlightScene } from '../../../src/components/highlight-scene/highlight-scene';
import { MailDraft } from '../../../src/components/mail-draft/mail-draft';
import { PlanFacts } from '../../../src/components/plan-facts/plan-facts';
import { Prose } from '../../../src/components/prose/prose';
import { Questions } from '../../../src/components/questions/questions';
import { ProfileListScene } from '../../../src/components/scenes/profile-list';
import { PageTop, Section } from '../../../src/components/section/section';
import { SideText } from '../../../src/components/side-text/side-text';
import { SplitSection } from '../../../src/components/split-section/split-section';
import * as columns from '../../../src/components/steps/columns.module.css';
import * as line from '../../../src/components/steps/line.below.module.css';
import { Steps } from '../../../src/components/steps/steps';
import { type Group, part, type Show, type Specimen, withIds } from './specimen';

const cards =
  (hasIcons: boolean): Show =>
  ({ t }) => (
    <CardGrid>
      <Card title={t('home:audience.agencies.title')} {...(hasIcons && { icon: 'building-2' })}>
        {t('home:audience.agencies.text')}
      </Card>
      <Card title={t('home:audience.shops.title')} {...(hasIcons && { icon: 'shopping-cart' })}>
        {t('home:audience.shops.text')}
      </Card>
    </CardGrid>
  );

const checks: Show = ({ t }) => (
  <CheckList items={[t('home:security.device'), t('home:security.twoStep'), t('home:security.log')]} />
);

const rules =
  (kind: PointKind): Show =>
  ({ t }) => <CheckList kind={kind} items={[t('referral-program:rules.ads'), t('referral-program:rules.spam')]} />;

const top = (aside: boolean): Specimen => ({
  ...part,
  show: ({ t }) => (
    <PageTop title={t('home:hero.title')} lead={t('home:hero.lead')} aside={aside && <ProfileListScene />}>
      <p>{t('home:hero.note')}</p>
    </PageTop>
  ),
});

const section = (tone: 'plain' | 'sunk'): Specimen => ({
  ...part,
  show: (around) => (
    <Section title={around.t('home:security.title')} lead={around.t('home:security.text')} tone={tone}>
      {checks(around)}
    </Section>
  ),
});

const split = (tone: 'plain' | 'sunk'): Specimen => ({
  ...part,
  show: ({ t }) => (
    <SplitSection title={t('partner-plan:terms.title')} lead={t('partner-plan:lead')} tone={tone}>
      <CheckList
        items={[t('partner-plan:terms.lawful'), t('partner-plan:terms.clear'), t('partner-plan:terms.support')]}
      />
    </SplitSection>
  ),
});

export const text: Group = {
  section: {
    PageTop: top(false),
    'PageTop with something beside it': top(true),
    'Section, plain': section('plain'),
    'Section, sunk': section('sunk'),
  },
  'split-section': { Plain: split('plain'), Sunk: split('sunk') },
  'side-text': {
    Default: {
      room: 'shrunk',
      bleeds: true,
      show: ({ data, theme }) => <SideText {...withIds(data.sample, `${theme}-beside`)} />,
    },
  },
  'call-to-action': { Default: { ...part, show: () => <CallToAction /> } },
  grid: { 'Two cells': { room: 'whole', show: cards(false) } },
  card: { 'With icons': cards(true), Without: cards(false) },
  'check-list': { Given: checks, Forbidden: rules('forbidden') },
  steps: {
    'In columns': {
      room: 'whole',
      show: ({ t }) => (
        <Steps
          look={columns}
          steps={(['install', 'signIn', 'create'] as const).map((step) => ({
            title: t(`download:steps.${step}.title`),
            text: t(`download:steps.${step}.text`),
          }))}
        />
      ),
    },
    'On a line': {
      note: 'One step below the other.',
      show: ({ t }) => (
        <Steps
          look={line}
          steps={(['free', 'encryption', 'releases'] as const).map((proof) => ({
            title: t(`home:proof.${proof}.title`),
            text: t(`home:proof.${proof}.text`),
          }))}
        />
      ),
    },
  },
  'highlight-scene': {
    Rows: () => <HighlightScene name="sync-column" />,
    'Windows on each other': () => <HighlightScene name="stacked-windows" />,
  },
  questions: {
    Closed: {
      note: 'Press one to open it; it works without scripts.',
      show: ({ t }) => (
        <Questions
          questions={(['legal', 'proxies', 'import'] as const).map((key) => ({
            question: t(`home:questions.${key}.question`),
            answer: t(`home:questions.${key}.answer`),
          }))}
        />
      ),
    },
  },
  'fact-table': {
    Default: ({ t }) => (
      <FactTable
        caption={t('download:requirements.title')}
        rows={(['memory', 'disk', 'system'] as const).map((name) => ({
          name: t(`download:requirements.${name}`),
          value: t(`download:requirements.${name}Value`),
        }))}
      />
    ),
  },
  'address-list': {
    Default: ({ t, shell: { site } }) => (
      <AddressList
        addresses={[
          { name: t('about:contact.support'), address: site.config.supportEmail },
          { name: t('shell:nav.docs'), address: site.config.docsOrigin },
        ]}
      />
    ),
  },
  'contact-ways': {
    Default: ({ t, shell }) => {
      const { supportEmail, docsOrigin } = shell.site.config;
      return (
        <ContactWays
          title={t('about:contact.title')}
          ways={[
            {
              icon: 'mail',
              way: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
              note: t('about:contact.text'),
            },
            { icon: 'link', way: <a href={docsOrigin}>{t('shell:nav.docs')}</a>, note: t('about:contact.support') },
          ]}
        />
      );
    },
  },
  'mail-draft': {
    Default: ({ t, shell }) => (
      <MailDraft
        draft={{
          address: shell.site.config.supportEmail,
          subject: t('about:contact.title'),
          questions: [t('referral-program:rules.ads'), t('referral-program:rules.spam')],
        }}
        action={t('about:contact.support')}
      />
    ),
  },
  'plan-facts': {
    Default: ({ t }) => (
      <PlanFacts
        title={t('shell:menus.product')}
        features={['synchronizer', 'rpa', 'local-api']}
        needs={['local-api']}
      />
    ),
  },
  'code-block': {
    Default: () => <CodeBlock code="curl http://127.0.0.1:35600/v1/profiles" language="bash" />,
    'With a title': () => <CodeBlock code={'{ "code": 0 }'} language="json" title="Response" />,
  },
  prose: {
    'Every construct of Markdown': {
      note: 'From workshop/catalogue/sample/en.md, through the plugins that render articles; in English.',
      show: ({ data, theme }) => <Prose html={withIds(data.sample, theme).html} />,
    },
  },
};
