/**
 * A stand-in for the part of GitHub's API that the editor uses, over a real repository and a fork of it, and for Netlify's sign-in: for
 * tests, which may not ask the real ones. Commits, branches and files are Git's own; pull requests live in memory.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSchema, graphql } from 'graphql';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  /** A branch of the project, or `owner:branch` of a fork. */
  readonly head: string;
  readonly base: string;
  draft: boolean;
  labels: readonly string[];
}

/** GitHub's own names and forms; see https://docs.github.com/public/fpt/schema.docs.graphql. */
const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Mutation {
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CommitPayload
    createRef(input: CreateRefInput!): RefPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload
  }
  type Repository {
    id: ID!
    nameWithOwner: String!
    owner: Actor!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    refs(refPrefix: String!, first: Int): Refs
    forks(ownerAffiliations: [Affiliation], first: Int): Forks
    object(oid: String, expression: String): GitObject
    pullRequests(states: [State!], labels: [String!], first: Int, headRefName: String, orderBy: Order): PullRequests
  }
  type Ref { name: String!, target: GitObject }
  type Refs { nodes: [Ref!] }
  type Forks { nodes: [Repository!] }
  interface GitObject { oid: String! }
  type Blob implements GitObject { oid: String!, byteSize: Int, isBinary: Boolean, isTruncated: Boolean, text: String }
  type Commit implements GitObject {
    oid: String!
    message: String
    committedDate: String
    author: Author
    history(first: Int, path: String): History
    file(path: String!): Blob
    status: Status
    deployments(last: Int, orderBy: Order): Empty
    checkSuites(last: Int): Empty
  }
  type Status { contexts: [Context!] }
  type Context { context: String, state: String, targetUrl: String, description: String }
  type Empty { nodes: [Node!] }
  type Node {
    environment: String, latestStatus: Node, state: String, environmentUrl: String, description: String, checkRuns(last: Int): Empty,
    name: String, status: String, conclusion: String, detailsUrl: String, summary: String
  }
  type History { nodes: [HistoryCommit!] }
  type HistoryCommit { oid: String!, message: String, committedDate: String, author: Author }
  type Author { name: String, email: String, avatarUrl: String, user: User }
  interface Actor { login: String, avatarUrl: String }
  type User implements Actor { login: String, avatarUrl: String, name: String, email: String, databaseId: Int }
  type PullRequests { nodes: [PullRequest!], totalCount: Int }
  type PullRequest {
    id: ID!, number: Int!, title: String, url: String, state: State, isDraft: Boolean, isCrossRepository: Boolean, createdAt: String,
    updatedAt: String, headRefName: String, headRefOid: String, headRepositoryOwner: Actor, author: Actor, labels(first: Int): Labels,
    files(first: Int): ChangedFiles
  }
  type Labels { nodes: [Label!] }
  type Label { name: String }
  type ChangedFiles { nodes: [ChangedFile!] }
  type ChangedFile { path: String, changeType: String }
  enum State { OPEN CLOSED MERGED }
  enum Affiliation { OWNER COLLABORATOR ORGANIZATION_MEMBER }
  enum Direction { ASC DESC }
  enum OrderField { UPDATED_AT CREATED_AT }
  input Order { field: OrderField!, direction: Direction! }
  type CommitPayload { commit: Commit }
  type RefPayload { ref: Ref }
  type PullRequestPayload { pullRequest: PullRequest }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: String! }
  input CreateCommitOnBranchInput {
    branch: BranchInput!, expectedHeadOid: String!, fileChanges: FileChangesInput, message: MessageInput!
  }
  input BranchInput { repositoryNameWithOwner: String!, branchName: String! }
  input FileChangesInput { additions: [AdditionInput!], deletions: [DeletionInput!] }
  input AdditionInput { path: String!, contents: String! }
  input DeletionInput { path: String! }
  input MessageInput { headline: String! }
`);

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
  readonly message: { readonly headline: string };
}

const question = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() });
const newPull = z.object({ title: z.string(), head: z.string(), base: z.string(), draft: z.boolean() });
const newLabels = z.object({ labels: z.array(z.string()) });
const login = 'author';
const author = { name: 'A', email: 'a@example.org', user: { __typename: 'User', login, databaseId: 1 } };
const day = '2026-11-26T12:00:00Z';
const project = 'facet/site';
const fork = `${login}/site`;

/** A repository as GitHub shows it. It shares no objects with its fork: not all that is new in one can be had in the other at GitHub either. */
function openRepository(nameWithOwner: string, root: string, contextsOf: (oid: string) => readonly object[]) {
  const index = { ...process.env, GIT_INDEX_FILE: path.join(root, '.git/stand-in-index') };
  const run = (args: readonly string[], input?: Buffer): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      env: index,
      input,
      stdio: 'pipe',
      maxBuffer: 2 ** 28,
    });
  const git = (...args: readonly string[]): string => run(args).toString('utf8').trim();
  const lines = (...args: readonly string[]): readonly string[] =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const headOf = (branch: string): string => git('rev-parse', `refs/heads/${branch.replace('refs/heads/', '')}`);
  const known = <T>(find: () => T): T | null => {
    try {
      return find();
    } catch {
      return null;
    }
  };

  const blob = (oid: string): object => {
    const bytes = run(['cat-file', 'blob', oid]);
    const isBinary = bytes.includes(0);
    return {
      __typename: 'Blob',
      oid,
      byteSize: bytes.length,
      isBinary,
      isTruncated: false,
      text: isBinary ? null : bytes.toString('utf8'),
    };
  };
  const commit = (oid: string): object => {
    const facts = { oid, message: git('log', '-1', '--format=%s', oid), committedDate: day, author };
    return {
      __typename: 'Commit',
      ...facts,
      history: { nodes: [facts] },
      file: ({ path: file }: { readonly path: string }) => blob(git('rev-parse', `${oid}:${file}`)),
      status: () => ({ contexts: contextsOf(oid) }),
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  };
  const ref = (name: string): object | null => known(() => ({ name, target: commit(headOf(name)) }));

  return {
    root,
    run,
    git,
    lines,
    commit,
    id: nameWithOwner,
    nameWithOwner,
    owner: author.user,
    defaultBranchRef: { name: 'main' },
    ref: ({ qualifiedName }: { readonly qualifiedName: string }) => ref(qualifiedName),
    refs: ({ refPrefix }: { readonly refPrefix: string }) => ({
      nodes: lines('for-each-ref', '--format=%(refname)', refPrefix).map((name) => ({
        name: name.slice(refPrefix.length),
        target: commit(headOf(name)),
      })),
    }),
    object: ({ oid, expression }: { readonly oid?: string; readonly expression?: string }) =>
      known(() => {
        const found = git('rev-parse', oid ?? expression ?? '');
        return git('cat-file', '-t', found) === 'blob' ? blob(found) : commit(found);
      }),
  };
}

type Repository = ReturnType<typeof openRepository>;

/**
 * @param root a repository with a branch `main`
 * @param previews the address of a pull request's preview
 * @param mayWrite whether the author may write to it; others write to a fork
 */
export function gitHubStandIn(
  root: string,
  previews: string,
  mayWrite = true,
): {
  readonly app: Hono;
  readonly pulls: readonly PullRequest[];
  /** Where the author's fork is, once it has been made. */
  readonly forkRoot: string;
} {
  const pulls: PullRequest[] = [];
  const contextsOf = (oid: string): readonly object[] =>
    pulls
      .filter((pull) => fetchHead(pull.head) === oid)
      .map(({ number }) => ({
        context: 'netlify/facet/deploy-preview',
        state: 'SUCCESS',
        targetUrl: previews.replace('{number}', String(number)),
        description: 'Deploy Preview ready!',
      }));
  const forkRoot = path.join(root, '.git/fork');
  const upstream = openRepository(project, root, contextsOf);
  const repositories = new Map([[project, upstream]]);
  const repositoryAt = (name: string): Repository => {
    const found = repositories.get(name);
    if (!found) throw new HTTPException(404, { message: `Could not resolve to a Repository with the name '${name}'.` });
    return found;
  };
  const isWritable = (name: string): boolean => mayWrite || name !== project;
  const writableAt = (name: string): Repository => {
    if (!isWritable(name)) throw new HTTPException(403, { message: `${login} may not write to ${name}` });
    return repositoryAt(name);
  };

  const placeOf = (head: string): readonly [repository: Repository, branch: string] => {
    const [owner = '', branch] = head.split(':');
    return branch === undefined ? [upstream, head] : [repositoryAt(`${owner}/site`), branch];
  };
  /** The project knows the commits of a pull request from a fork too. */
  const fetchHead = (head: string): string => {
    const [{ root: from }, branch] = placeOf(head);
    upstream.git('fetch', '--quiet', '--no-tags', from, `refs/heads/${branch}`);
    return upstream.git('rev-parse', 'FETCH_HEAD');
  };
  const changesOf = (base: string, head: string) =>
    upstream.lines('diff', '--name-status', '--no-renames', `${base}...${fetchHead(head)}`).map((line) => {
      const [kind = '', file = ''] = line.split('\t');
      return { kind, file };
    });
  const pullRequest = ({ number, title, head, base, draft, labels }: PullRequest): object => {
    const [{ nameWithOwner, owner }, branch] = placeOf(head);
    return {
      id: `PR_${number}`,
      number,
      title,
      url: `https://github.com/${project}/pull/${number}`,
      state: 'OPEN',
      isDraft: draft,
      isCrossRepository: nameWithOwner !== project,
      createdAt: day,
      updatedAt: day,
      headRefName: branch,
      headRefOid: fetchHead(head),
      headRepositoryOwner: owner,
      author: author.user,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: changesOf(base, head).map(({ kind, file }) => ({
          path: file,
          changeType: { A: 'ADDED', D: 'DELETED' }[kind] ?? 'MODIFIED',
        })),
      },
    };
  };

  const resolvers = {
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => ({
      ...repositoryAt(`${owner}/${name}`),
      forks: () => ({ nodes: [...repositories.values()].filter((repository) => repository !== upstream) }),
      pullRequests: ({ headRefName }: { readonly headRefName?: string }) => {
        const found = pulls.filter(({ head }) => headRefName === undefined || placeOf(head)[1] === headRefName);
        return { nodes: found.map(pullRequest), totalCount: found.length };
      },
    }),
    createRef: ({
      input: { repositoryId, name, oid },
    }: {
      readonly input: { readonly repositoryId: string; readonly name: string; readonly oid: string };
    }) => {
      const repository = writableAt(repositoryId);
      repository.git('update-ref', name, oid, '0'.repeat(40));
      return { ref: repository.ref({ qualifiedName: name }) };
    },
    markPullRequestReadyForReview: ({
      input: { pullRequestId },
    }: {
      readonly input: { readonly pullRequestId: string };
    }) => {
      const pull = pulls.find(({ number }) => pullRequestId === `PR_${number}`);
      if (pull) pull.draft = false;
      return { pullRequest: pull && pullRequest(pull) };
    },
    createCommitOnBranch: ({
      input: { branch, expectedHeadOid, fileChanges, message },
    }: {
      readonly input: CommitInput;
    }) => {
      const { run, git, commit } = writableAt(branch.repositoryNameWithOwner);
      git('read-tree', expectedHeadOid);
      for (const { path: file } of fileChanges.deletions ?? []) git('update-index', '--force-remove', file);
      for (const { path: file, contents } of fileChanges.additions ?? []) {
        const oid = run(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64')).toString().trim();
        git('update-index', '--add', '--cacheinfo', `100644,${oid},${file}`);
      }
      const made = git('commit-tree', git('write-tree'), '-p', expectedHeadOid, '-m', message.headline);
      // Refused by Git if somebody else has been faster.
      git('update-ref', `refs/heads/${branch.branchName}`, made, expectedHeadOid);
      return { commit: commit(made) };
    },
  };

  const app = new Hono();
  app.use(cors());
  app.post('/graphql', async (context) => {
    const { query, variables } = question.parse(await context.req.json());
    return context.json(await graphql({ schema, source: query, variableValues: variables, rootValue: resolvers }));
  });
  app.get('/user', (context) =>
    context.json({ id: 1, login, name: 'An Author', email: 'a@example.org', avatar_url: '', html_url: '' }),
  );
  const named = ({ owner, repo }: { readonly owner: string; readonly repo: string }): string => `${owner}/${repo}`;
  app.get('/repos/:owner/:repo', (context) => {
    const { nameWithOwner } = repositoryAt(named(context.req.param()));
    return context.json({
      full_name: nameWithOwner,
      permissions: { push: isWritable(nameWithOwner) },
      private: false,
      owner: { type: 'Organization' },
      allow_forking: true,
      ...(nameWithOwner === fork && { fork: true, parent: { full_name: project } }),
    });
  });
  app.post('/repos/:owner/:repo/forks', (context) => {
    upstream.git('clone', '--quiet', '--no-checkout', '--single-branch', root, forkRoot);
    repositories.set(fork, openRepository(fork, forkRoot, contextsOf));
    return context.json({ full_name: fork }, 202);
  });
  app.post('/repos/:owner/:repo/merge-upstream', (context) => {
    writableAt(named(context.req.param())).git('fetch', '--quiet', '--update-head-ok', root, 'main:main');
    return context.json({ merge_type: 'fast-forward' });
  });
  app.get('/repos/:owner/:repo/compare/:range{.+}', (context) => {
    const [base = '', head = ''] = context.req.param('range').split('...');
    return context.json({
      files: changesOf(base, head).map(({ kind, file }) => ({
        filename: file,
        status: { A: 'added', D: 'removed' }[kind] ?? 'modified',
      })),
    });
  });
  app.get('/repos/:owner/:repo/git/trees/:name', (context) =>
    context.json({
      tree: repositoryAt(named(context.req.param()))
        .git('ls-tree', '-r', '-l', '-z', context.req.param('name'))
        .split('\0')
        .filter(Boolean)
        .map((line) => {
          const [facts = '', file = ''] = line.split('\t');
          const [, type, sha, size] = facts.split(/ +/);
          return { path: file, type, sha, size: Number(size) };
        }),
    }),
  );
  app.get('/repos/:owner/:repo/git/blobs/:sha', (context) => {
    const { run } = repositoryAt(named(context.req.param()));
    return context.body(new Uint8Array(run(['cat-file', 'blob', context.req.param('sha')])), 200, {
      'Content-Type': 'application/octet-stream',
    });
  });
  app.post('/repos/:owner/:repo/pulls', async (context) => {
    const { title, head, base, draft } = newPull.parse(await context.req.json());
    const number = pulls.length + 1;
    pulls.push({ number, title, head, base, draft, labels: [] });
    return context.json(
      {
        number,
        node_id: `PR_${number}`,
        title,
        html_url: `https://github.com/${project}/pull/${number}`,
        head: { sha: fetchHead(head) },
        created_at: day,
        updated_at: day,
      },
      201,
    );
  });
  const pullOf = (number: string): PullRequest | undefined => pulls[Number(number) - 1];
  const labelsOf = (pull: PullRequest) => ({ labels: pull.labels.map((name) => ({ name })) });
  app.get('/repos/:owner/:repo/issues/:number', (context) => {
    const pull = pullOf(context.req.param('number'));
    return pull ? context.json(labelsOf(pull)) : context.json({ message: 'Not Found' }, 404);
  });
  /** GitHub adds labels with a POST, and replaces them with a PATCH. */
  app.on(
    ['POST', 'PATCH'],
    ['/repos/:owner/:repo/issues/:number/labels', '/repos/:owner/:repo/issues/:number'],
    async (context) => {
      writableAt(project);
      const { labels } = newLabels.parse(await context.req.json());
      const pull = pullOf(context.req.param('number') ?? '');
      if (!pull) return context.json({ message: 'Not Found' }, 404);
      pull.labels = context.req.method === 'POST' ? [...pull.labels, ...labels] : labels;
      return context.json(labelsOf(pull));
    },
  );
  return { app, pulls, forkRoot };
}

/** Netlify's sign-in as its popup answers after GitHub has said yes: it tells the window that opened it, whatever that one's origin. */
export const signInStandIn = (token: string): string => `<!doctype html><script>
  addEventListener('message', ({ origin }) => opener.postMessage('authorization:github:success:${JSON.stringify({ token, provider: 'github' })}', origin), { once: true });
  opener.postMessage('authorizing:github', '*');
</script>`;
