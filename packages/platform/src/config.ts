import type { ConnectionLimits } from './db/datasource';

interface Variable {
  readonly about: string;
  readonly default?: string;
  /** Refused at start when missing in production. */
  readonly requiredInProduction?: boolean;
  readonly pattern?: RegExp;
}

/** Every environment variable the product reads, checked once at start. Nothing else reads the environment. */
export const environmentTable = {
  NODE_ENV: { about: 'production switches demo data and default secrets off', default: 'development' },
  DATABASE_URL: {
    about: 'PostgreSQL, one schema per service',
    default: 'postgres://postgres:postgres@127.0.0.1:5432/parcelway',
  },
  NATS_URL: { about: 'NATS with JetStream', default: 'nats://127.0.0.1:4222' },
  REDIS_URL: { about: 'Redis for queues, revoked tokens and rate limits', default: 'redis://127.0.0.1:6379' },
  PORT: { about: 'HTTP port of the gateway', default: '8000', pattern: /^\d{1,5}$/ },
  HOST: { about: 'address the gateway listens on', default: '127.0.0.1' },
  PUBLIC_URL: {
    about:
      'where people reach the storefront, for links in mails: https://host; empty = no such mails in production',
    default: '',
    pattern: /^(https?:\/\/[^\s/?#]+)?$/,
  },
  HEALTH_PORT: { about: 'port of a service for /healthz, /readyz and /metrics; empty = none', default: '' },
  DATA_DIR: { about: 'folder for uploads and labels', default: '.data' },
  LOG_LEVEL: { about: 'trace, debug, info, warn, error or silent', default: 'info' },
  JWT_SECRET: {
    about: 'signs access tokens, at least 32 characters',
    requiredInProduction: true,
    default: 'development-only-secret-development-only',
  },
  FIELD_KEY: {
    about: '64 hex digits: encrypts id cards and channel secrets',
    requiredInProduction: true,
    default: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    pattern: /^[0-9a-f]{64}$/i,
  },
  ADMIN_USERNAME: { about: 'first admin, made at the first start in production', default: '' },
  ADMIN_PASSWORD: { about: 'its password', default: '' },
  CORS_ORIGINS: {
    about: 'comma list of hosts or origins that may call from a browser',
    default: 'localhost,127.0.0.1',
  },
  LEGACY_CLIENT: { about: 'generation of the existing web client: L or C', default: 'L', pattern: /^[LC]$/ },
  READS_PER_MINUTE: {
    about: 'GET requests of one address to the clients’ faces; 0 = any number',
    default: '1200',
    pattern: /^\d{1,7}$/,
  },
  WEBHOOKS_ANYWHERE: {
    about: '1 = webhooks may go to http and to private addresses; refused in production',
    default: '',
    pattern: /^1?$/,
  },
  POSTCODE_URL: {
    about: 'server with the API of postcodes.io for British postcodes: https://host; empty = no look-up',
    default: '',
    pattern: /^(https?:\/\/[^\s?#]+)?$/,
  },
  STRIPE_SECRET_KEY: {
    about:
      'pays cards through Stripe; empty = no cards in production, a card provider of this machine elsewhere',
    default: '',
  },
  STRIPE_PUBLISHABLE_KEY: { about: 'its key for browsers', default: '' },
  STRIPE_WEBHOOK_SECRET: { about: 'signs its notices to /api/Pay/notify/stripe', default: '' },
  WALLET_QR_URL: {
    about:
      'API address of the wallet whose code members scan; empty = no such way in production, a wallet of this machine elsewhere',
    default: '',
    pattern: /^(https:\/\/[^\s#]+)?$/,
  },
  WALLET_QR_APP_ID: { about: 'our number there', default: '' },
  WALLET_QR_PRIVATE_KEY: { about: 'our RSA key (PKCS 8), signs what we ask', default: '' },
  WALLET_QR_PUBLIC_KEY: {
    about: 'its RSA key, checks answers and notices to /api/Pay/notify/wallet_qr',
    default: '',
  },
  DB_POOL_SIZE: { about: 'connections of one service to PostgreSQL', default: '10', pattern: /^\d{1,3}$/ },
  DB_CONNECT_MS: {
    about: 'milliseconds until a connection to PostgreSQL counts as failed',
    default: '4000',
    pattern: /^\d{3,5}$/,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environmentTable;

export interface Config {
  readonly isProduction: boolean;
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly redisUrl: string;
  readonly port: number;
  readonly host: string;
  /** Origin of links in mails. Null in production that was not told; a development copy's own otherwise. */
  readonly publicUrl: string | null;
  readonly healthPort: number | null;
  readonly dataDir: string;
  readonly logLevel: string;
  readonly jwtSecret: string;
  readonly fieldKey: string;
  readonly firstAdmin: { readonly username: string; readonly password: string } | null;
  readonly corsOrigins: readonly string[];
  readonly legacyClient: 'L' | 'C';
  readonly readsPerMinute: number;
  /** Webhooks may go to http and to private addresses. */
  readonly webhooksAnywhere: boolean;
  /** Server that British postcodes are looked up at; empty = none. */
  readonly postcodeUrl: string;
  /** Null = Stripe is not used. */
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  } | null;
  /** Null = no wallet is used. */
  readonly walletQr: {
    readonly url: string;
    readonly appId: string;
    readonly privateKey: string;
    readonly publicKey: string;
  } | null;
  readonly connections: ConnectionLimits;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the whole table. Throws one Error naming every variable that is missing or malformed; its text never holds a
 * value, since values can be secrets.
 */
export function readConfig(environment: Environment = process.env): Config {
  const isProduction = environment['NODE_ENV'] === 'production';
  const faults: string[] = [];
  const read = (name: VariableName): string => {
    const variable: Variable = environmentTable[name];
    const given = environment[name];
    if (isProduction && variable.requiredInProduction && !given) faults.push(`${name} is missing`);
    const value = given ?? variable.default ?? '';
    if (variable.pattern && !variable.pattern.test(value)) faults.push(`${name} is malformed`);
    return value;
  };
  const username = read('ADMIN_USERNAME');
  const password = read('ADMIN_PASSWORD');
  const stripe = {
    secretKey: read('STRIPE_SECRET_KEY'),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
  };
  const walletQr = {
    url: read('WALLET_QR_URL'),
    appId: read('WALLET_QR_APP_ID'),
    privateKey: read('WALLET_QR_PRIVATE_KEY'),
    publicKey: read('WALLET_QR_PUBLIC_KEY'),
  };
  const whole = <Account extends Readonly<Record<string, string>>>(
    account: Account,
    names: string,
  ): Account | null => {
    const missing = Object.values(account).filter((part) => part === '').length;
    if (missing === 0) return account;
    if (missing < Object.keys(account).length) faults.push(`${names} is set in part`);
    return null;
  };
  const config: Config = {
    isProduction,
    databaseUrl: read('DATABASE_URL'),
    natsUrl: read('NATS_URL'),
    redisUrl: read('REDIS_URL'),
    port: Number(read('PORT')),
    host: read('HOST'),
    publicUrl: read('PUBLIC_URL') || (isProduction ? null : `http://${read('HOST')}:${read('PORT')}`),
    healthPort: read('HEALTH_PORT') ? Number(read('HEALTH_PORT')) : null,
    dataDir: read('DATA_DIR'),
    logLevel: read('LOG_LEVEL'),
    jwtSecret: read('JWT_SECRET'),
    fieldKey: read('FIELD_KEY'),
    firstAdmin: username && password ? { username, password } : null,
    corsOrigins: read('CORS_ORIGINS')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    legacyClient: read('LEGACY_CLIENT') === 'C' ? 'C' : 'L',
    readsPerMinute: Number(read('READS_PER_MINUTE')),
    webhooksAnywhere: read('WEBHOOKS_ANYWHERE') === '1',
    postcodeUrl: read('POSTCODE_URL'),
    stripe: whole(stripe, 'STRIPE_*'),
    walletQr: whole(walletQr, 'WALLET_QR_*'),
    connections: { poolSize: Number(read('DB_POOL_SIZE')), connectMs: Number(read('DB_CONNECT_MS')) },
  };
  if (isProduction && config.webhooksAnywhere) faults.push('WEBHOOKS_ANYWHERE is set in production');
  if (config.jwtSecret.length < 32) faults.push('JWT_SECRET is shorter than 32 characters');
  if (faults.length > 0) throw new Error(`Environment: ${faults.join(', ')}`);
  return config;
}

/** What a program of the terminal inherits: where programs and their own settings are, how to reach the network; no secret of ours. */
const INHERITED =
  /^(PATH|HOME|USER|LOGNAME|TMPDIR|TZ|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|XDG_\w+|PNPM_HOME|NPM_CONFIG_(REGISTRY|CACHE|PREFIX|USERCONFIG|CAFILE))$/i;

/** Environment of a program that the terminal runs: nobody is there to answer or to see colours, and text is UTF-8. */
export function commandEnvironment(environment: Environment = process.env): Record<string, string> {
  const inherited = Object.entries(environment).filter(([name]) => INHERITED.test(name));
  return {
    ...(Object.fromEntries(inherited) as Record<string, string>),
    CI: 'true',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    NO_COLOR: '1',
    TERM: 'dumb',
  };
}
