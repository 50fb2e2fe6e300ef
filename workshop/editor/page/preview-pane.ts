/** A page in Sveltia's preview, in the site's own typography. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import '../../../src/components/styles/global.css';
import './preview-pane.css';
import * as code from '../../../src/components/code-block/code-block.module.css';
import * as prose from '../../../src/components/prose/prose.module.css';

/** Sveltia's React, which it shares by this name. */
declare const h: (name: string, props: object | null, ...children: unknown[]) => ReactElement;

export const previewPane = ({ entry, widgetFor }: CustomPreviewTemplateProps): ReactElement =>
  h(
    'main',
    { className: 'preview' },
    h('h1', null, entry.getIn(['data', 'title'])),
    h('p', { className: 'lead' }, entry.getIn(['data', 'description'])),
    entry.getIn(['data', 'image']) ? widgetFor('image') : null,
    h('div', { className: `${prose.prose} ${code.code}` }, widgetFor('body')),
  );
