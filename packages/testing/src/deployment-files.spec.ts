import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environmentTable } from '@parcelway/platform';
import { parse, parseAllDocuments } from 'yaml';
import { images } from './container-provider';

const root = resolve(__dirname, '../../..');
const services = readdirSync(join(root, 'services'));
const processes = [...services, 'gateway'].sort();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const ownImage = `parcelway:${version}`;

/** Ports of the three servers: what their images listen on. */
const serverPorts = { postgres: 5432, nats: 4222, redis: 6379 };
/** NATS's own page of health and figures. */
const natsMonitorPort = 8222;

/** What the images of the servers read, by their own documentation. */
const serverVariables = ['POSTGRES_PASSWORD', 'POSTGRES_DB', 'POSTGRES_INITDB_ARGS', 'REDIS_PASSWORD'];

/** One of our processes, or the migration job, as a file describes it. */
interface Described {
  name: string;
  image: string;
  command: string[];
  environment: Record<string, string>;
  ports: number[];
  /** Paths and ports that are asked for health. */
  probes: string[];
}

interface DeploymentFile {
  own: Described[];
  servers: { name: string; image: string; variables: string[]; ports: number[] }[];
  natsConfig: string;
}

function readCompose(): DeploymentFile {
  interface Service {
    image: string;
    command?: string[];
    environment?: Record<string, string>;
    ports?: string[];
    healthcheck?: { test: string[] };
  }
  const file = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    configs: { nats: { content: string } };
  };
  const all = Object.entries(file.services);
  const portsOf = ({ ports = [] }: Service): number[] => ports.map((port) => Number(port.split(':').at(-1)));
  return {
    own: all
      .filter(([name]) => !(name in serverPorts))
      .map(([name, service]) => ({
        name,
        image: service.image,
        command: service.command ?? [],
        environment: service.environment ?? {},
        ports: portsOf(service),
        probes: [...(service.healthcheck?.test.join(' ') ?? '').matchAll(/127\.0\.0\.1:(\d+\/\w+)/g)].map(
          ([, probe]) => probe ?? '',
        ),
      })),
    servers: all
      .filter(([name]) => name in serverPorts)
      .map(([name, service]) => ({
        name,
        image: service.image,
        variables: Object.keys(service.environment ?? {}),
        ports: portsOf(service),
      })),
    natsConfig: file.configs.nats.content,
  };
}

function readKubernetes(): DeploymentFile {
  interface Probe {
    httpGet?: { path: string; port: string };
  }
  interface Container {
    name: string;
    image: string;
    command?: string[];
    env?: { name: string; value?: string }[];
    envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
    ports?: { name: string; containerPort: number }[];
    startupProbe?: Probe;
    livenessProbe?: Probe;
    readinessProbe?: Probe;
  }
  interface Document {
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    stringData?: Record<string, string>;
    spec?: {
      template?: { spec: { containers: [Container] } };
      ports?: { port: number; targetPort?: string }[];
    };
  }
  const documents = readdirSync(join(root, 'k8s'))
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(readFileSync(join(root, 'k8s', name), 'utf8')))
    .map((document) => document.toJS() as Document);
  const values = (kind: string, name: string | undefined): Record<string, string> => {
    const found = documents.find((document) => document.kind === kind && document.metadata.name === name);
    return name === undefined
      ? {}
      : (found?.data ?? found?.stringData ?? { [`missing ${kind} ${name}`]: '' });
  };
  const described = documents.flatMap(({ kind, spec, metadata }) =>
    spec?.template ? [{ kind, name: metadata.name, container: spec.template.spec.containers[0] }] : [],
  );
  const probesOf = ({ startupProbe, livenessProbe, readinessProbe, ports = [] }: Container): string[] =>
    [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => {
      const port = ports.find(({ name }) => name === probe?.httpGet?.port)?.containerPort;
      return probe?.httpGet ? [`${port}${probe.httpGet.path}`] : [];
    });
  const portsOf = ({ ports = [] }: Container): number[] => ports.map(({ containerPort }) => containerPort);
  return {
    own: described
      .filter(({ kind }) => kind !== 'StatefulSet')
      .map(({ name, container }) => ({
        name,
        image: container.image,
        command: container.command ?? [],
        environment: Object.assign(
          {},
          ...(container.envFrom ?? []).flatMap(({ configMapRef, secretRef }) => [
            values('ConfigMap', configMapRef?.name),
            values('Secret', secretRef?.name),
          ]),
          Object.fromEntries(
            (container.env ?? []).map(({ name: variable, value }) => [variable, value ?? '']),
          ),
        ) as Record<string, string>,
        ports: portsOf(container),
        probes: probesOf(container),
      })),
    servers: described
      .filter(({ kind }) => kind === 'StatefulSet')
      .map(({ name, container }) => ({
        name,
        image: container.image,
        variables: (container.env ?? []).map(({ name: variable }) => variable),
        ports: portsOf(container),
      })),
    natsConfig: values('ConfigMap', 'nats')['parcelway.conf'] ?? '',
  };
}

describe.each([
  ['docker-compose.yml', readCompose()],
  ['k8s', readKubernetes()],
])('%s', (_name, file) => {
  it('runs every process once, and the migration job, from their entry points', () => {
    const entry = (name: string): string =>
      name === 'gateway' ? 'gateway/dist/src/main.js' : `services/${name}/dist/src/main.js`;
    expect(file.own.map(({ name }) => name).sort()).toEqual([...processes, 'migrate'].sort());
    for (const { name, command } of file.own) {
      if (name === 'migrate') expect(existsSync(join(root, command[1] ?? ''))).toBe(true);
      else expect(command).toEqual(['node', entry(name)]);
    }
  });

  it('gives every process only variables the code reads, and all that production requires', () => {
    const known = Object.keys(environmentTable);
    const required = Object.entries(environmentTable)
      .filter(([, variable]) => 'requiredInProduction' in variable)
      .map(([variable]) => variable);
    for (const { name, environment } of file.own) {
      const given = Object.keys(environment);
      expect({ name, unknown: given.filter((variable) => !known.includes(variable)) }).toEqual({
        name,
        unknown: [],
      });
      expect(given).toEqual(
        expect.arrayContaining([...required, 'DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'DATA_DIR']),
      );
      expect(environment['NODE_ENV']).toBe('production');
    }
  });

  it('gives the first admin to the migration job alone', () => {
    const names = file.own
      .filter(({ environment }) => 'ADMIN_PASSWORD' in environment)
      .map(({ name }) => name);
    expect(names).toEqual(['migrate']);
  });

  it('has each process asked for health on the port it is told to answer on', () => {
    for (const { name, environment, ports, probes } of file.own.filter((one) => one.name !== 'migrate')) {
      const port = name === 'gateway' ? environment['PORT'] : environment['HEALTH_PORT'];
      expect(port).toMatch(/^\d+$/);
      expect(probes).toContain(`${port}/readyz`);
      expect(probes.filter((probe) => !new RegExp(`^${port}/(healthz|readyz)$`).test(probe))).toEqual([]);
      expect(ports.filter((one) => String(one) !== port)).toEqual([]);
    }
  });

  it('has the gateway listen outside its container', () => {
    expect(file.own.find(({ name }) => name === 'gateway')?.environment['HOST']).toBe('0.0.0.0');
  });

  it('points at the servers it starts, on the ports they listen on', () => {
    for (const { environment } of file.own) {
      const targets = ['DATABASE_URL', 'NATS_URL', 'REDIS_URL'].map(
        (variable) => /(?:@|\/\/)(\w+:\d+)/.exec(environment[variable] ?? '')?.[1],
      );
      expect(targets).toEqual(Object.entries(serverPorts).map(([name, port]) => `${name}:${port}`));
    }
  });

  it('uses one image of ours, and of the servers the images the tests use', () => {
    expect(new Set(file.own.map(({ image }) => image))).toEqual(new Set([ownImage]));
    expect(Object.fromEntries(file.servers.map(({ name, image }) => [name, image]))).toEqual(images);
  });

  it('gives the servers only variables and ports their images know', () => {
    for (const { name, variables, ports } of file.servers) {
      expect(variables.filter((variable) => !serverVariables.includes(variable))).toEqual([]);
      const known = [
        serverPorts[name as keyof typeof serverPorts],
        ...(name === 'nats' ? [natsMonitorPort] : []),
      ];
      expect(ports.filter((port) => !known.includes(port))).toEqual([]);
    }
  });

  it('has JetStream acknowledge only what is on the disk', () => {
    expect(file.natsConfig).toContain('sync_interval: always');
    expect(file.natsConfig).toContain(`:${serverPorts.nats}"`);
  });
});

describe('k8s/kustomization.yaml', () => {
  it('lists every file except the example of the secrets', () => {
    const { resources } = parse(readFileSync(join(root, 'k8s/kustomization.yaml'), 'utf8')) as {
      resources: string[];
    };
    const files = readdirSync(join(root, 'k8s')).filter(
      (name) => !/^(kustomization|secret\.example)\.yaml$/.test(name),
    );
    expect([...resources].sort()).toEqual(files.sort());
  });
});
