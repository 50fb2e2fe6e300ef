/** The editor of a preview over a small project, served with the policies of production (docs/editor.md). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { editorPath } from '../../../src/site/hosting/request-paths';
import { makeProject, type Project } from '../../../workshop/authoring/made-up-project';
import { soundFiles } from '../../../workshop/authoring/sound-files';
import { editorData, writeProgram } from '../../../workshop/editor/write-editor';
import { createLocalHost } from '../../../workshop/local/host/local-host';
import { buildMadeUp } from '../../../workshop/review/made-up-build';
import { usual } from '../../../workshop/review/made-up-site';
import type { Files } from './browser-folder';

export interface EditorSite {
  /** `http://preview.localhost:…`. */
  readonly origin: string;
  /** A repository in which `blog/first` is behind in German. */
  readonly project: Project;
  readonly close: () => Promise<void>;
}

const env = { SITE_HOST: 'preview', REPOSITORY_URL: 'https://github.com/facet/site', SITE_NAME: 'facet' };

const german = `---
title: Ein Titel
description: Was ein Leser hier erfährt, in einem einfachen Satz gesagt, der weder zu kurz noch zu lang ist.
date: 2026-10-01
updated: 2026-10-02
category: basics
tags: [rpa, proxy]
author: team
image: ./cover.png
image_alt: Eine Liste von Profilen
---

Jedes Profil ist ein eigener Browser mit eigenem Fingerabdruck, eigenen Cookies und eigenem Proxy. Kein anderes Profil sieht sie, und sie bleiben erhalten.

## Wie es beginnt

Zuerst legt man ein Profil an. Danach öffnet man es und meldet sich einmal an.

![Ein Fenster](window.png)
`;

export async function editorSite(): Promise<EditorSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-editor-'));
  const project = makeProject({ ...soundFiles, 'content/blog/first/de.md': german }, true);
  await project.run('ack blog/first de');
  project.edit('content/blog/first/en.md', '## How it begins', '## How it begins now');
  project.edit('content/blog/first/en.md', '#how-it-begins', '#how-it-begins-now');
  project.commit('A heading says more');
  const preview = path.join(folder, 'preview');
  await buildMadeUp(usual, 'preview', preview);
  const editor = path.join(preview, editorPath);
  await mkdir(editor, { recursive: true });
  await writeProgram('.', editor);
  for (const [name, data] of Object.entries(await editorData(project.root, env))) {
    await writeFile(path.join(editor, `${name}.json`), JSON.stringify(data));
  }
  const host = await createLocalHost({ dist: folder, port: 0 });
  return {
    origin: host.origins.preview ?? '',
    project,
    close: async () => {
      await host.close();
      project.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the picked folder of an author holds. */
export const filesOf = ({ root, files }: Project): Files =>
  Object.fromEntries(files().map((file) => [file, readFileSync(path.join(root, file)).toString('base64')]));

/** Writes what the folder holds now into the repository. */
export async function takeOver({ root }: Project, files: Files): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), Buffer.from(content, 'base64'));
  }
}

/** The form of a page, of which Sveltia draws only what is near the screen. */
export class Form {
  constructor(readonly page: Page) {}

  async open(origin: string, hash: string): Promise<void> {
    await this.page.goto(`${origin}/_edit/#/collections/${hash}`);
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
  }

  #pane = (language: string): Locator =>
    this.page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content`) });

  /** Scrolls to a part of the form in one language. */
  async part(language: string, find: (pane: Locator) => Locator): Promise<Locator> {
    const pane = this.#pane(language);
    const found = find(pane).first();
    await expect(async () => {
      if ((await found.count()) === 0) {
        await pane.hover({ position: { x: 200, y: 300 }, timeout: 1000 });
        await this.page.mouse.wheel(0, 600);
      }
      await expect(found).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 15_000, intervals: [100] });
    await found.scrollIntoViewIfNeeded();
    return found;
  }

  async fill(language: string, label: string, value: string): Promise<void> {
    const field = await this.part(language, (pane) => pane.getByRole('textbox', { name: label, exact: true }));
    await field.fill(value);
  }

  async choose(language: string, label: string): Promise<void> {
    await (await this.part(language, (pane) => pane.getByRole('radio', { name: label, exact: true }))).click();
  }

  /** Shows a language beside English. */
  async beside(language: string): Promise<void> {
    const picker = this.page.getByRole('combobox', { name: 'Switch Locale' }).nth(1);
    if ((await picker.textContent())?.includes(language)) return;
    await picker.click();
    await this.page.getByRole('option', { name: language }).click();
  }

  async save(): Promise<void> {
    // The message of an earlier save stays for some seconds.
    await expect(this.page.getByText('Entry saved.')).toBeHidden({ timeout: 15_000 });
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Entry saved.')).toBeVisible({ timeout: 15_000 });
  }
}
