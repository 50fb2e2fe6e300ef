/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import partnerPlan from '../../locales/en/partner-plan.json';
import preSales from '../../locales/en/pre-sales.json';
import PartnerPlanPage from '../../src/templates/partner-plan/partner-plan';
import PreSalesPage from '../../src/templates/pre-sales/pre-sales';
import { contextOf, renderIn } from '../support/render';

const { title: _title, ...details } = partnerPlan.details;
const { title: __title, ...preparations } = preSales.prepare;

test.each([
  ['/partner-plan', PartnerPlanPage, 'partner-plan', 'partners@facet.example', partnerPlan.apply, details],
  ['/pre-sales', PreSalesPage, 'pre-sales', 'sales@facet.example', preSales.meta.title, preparations],
] as const)('the mail of %s has a subject and the questions, and its address is to be read', (...row) => {
  const [path, Page, namespace, address, subject, questions] = row;
  const Shown = Page as unknown as ComponentType<{ readonly pageContext: ReturnType<typeof contextOf> }>;
  renderIn(<Shown pageContext={contextOf({ path })} />, { path }, [namespace]);
  const mail = new URL(screen.getByRole('link', { name: address }).getAttribute('href') ?? '');
  expect(mail.pathname).toBe(address);
  expect(mail.searchParams.get('subject')).toBe(subject);
  const lines = mail.searchParams.get('body')?.split('\r\n');
  expect(lines?.filter(Boolean)).toEqual(Object.values(questions));
  for (const question of Object.values(questions)) expect(screen.getByText(question).closest('li')).not.toBeNull();
});
