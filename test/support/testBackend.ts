import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import type { DemoData } from '@bloomkin/local/demo/build/buildDemoData.ts';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { CollectionId } from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import { CapturedLog } from './capturedLog.ts';
import { aFlorist, aProduct, categoryId, typeId } from './catalogueItems.ts';
import { emptyDemoData } from './emptyDemoData.ts';
import { newtown } from './florist.ts';
import { connectModules, HandlerClient } from './handlerClient.ts';
import { readOriginSecret } from './originSecret.ts';
import { type PersonOptions, personFields } from './personFields.ts';
import { TableRecorder } from './tableRecorder.ts';

/** The seven roles as the matrix names them. */
export const roles = {
  admin: 'ROLE_ADMIN',
  vendor: 'ROLE_VENDOR',
  manager: 'ROLE_MANAGER',
  buyer: 'ROLE_BUYER',
  user: 'ROLE_USER',
  roleGuest: 'ROLE_GUEST',
  recipient: 'ROLE_RECIPIENT',
} as const satisfies Record<string, Role>;
export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as RoleName[];

const password = 'Snow-Gum-2026';

/** A home address with its note for the driver: private to its user and admins. */
export const makeHome = (name: string) => ({
  address: '20 King St, Newtown NSW 2042',
  ...newtown,
  unitOffice: '',
  comment: `The door code of ${name} is 4711`,
});

export interface Person {
  user: UserItem;
  token: string;
  /** The refresh cookie as a browser sends it. */
  cookie: string;
}

const SignedIn = z.object({ data: z.object({ api_token: z.string() }) });

/** Rows put as the table's own files store them, and people who sign in as people do. */
export class TestBackend {
  readonly cloud: LocalCloud;
  readonly handlers: HandlerClient;

  readonly tableCalls: TableRecorder;
  readonly log: CapturedLog;

  private constructor(
    cloud: LocalCloud,
    handlers: HandlerClient,
    tableCalls: TableRecorder,
    log: CapturedLog,
  ) {
    this.cloud = cloud;
    this.handlers = handlers;
    this.tableCalls = tableCalls;
    this.log = log;
  }

  static async open(cloud: LocalCloud): Promise<TestBackend> {
    const log = new CapturedLog();
    connectModules(cloud);
    const secret = await readOriginSecret(cloud);
    return new TestBackend(cloud, new HandlerClient(secret), await TableRecorder.listen(), log);
  }

  async put(items: Partial<DemoData>): Promise<void> {
    const [{ demoRows, listPeople }, { putRows }, { countPeople }, { transact }] = await Promise.all([
      import('@bloomkin/local/demo/demoRows.ts'),
      import('@bloomkin/local/demo/putRows.ts'),
      import('@bloomkin/lambdas/model/users/list/listing.ts'),
      import('@bloomkin/lambdas/platform/table/transact.ts'),
    ]);
    const data = { ...emptyDemoData, ...items };
    this.cloud.payments.rememberAccounts(
      (items.companies ?? []).flatMap(({ company: { id: companyId, brand: name, paymentAccountId: id } }) =>
        id ? [{ id, companyId, name }] : [],
      ),
    );
    await putRows(demoRows(data));
    // Added to, where demo data is counted as a whole.
    for (const write of countPeople(listPeople(data))) await transact({ write });
  }

  /** Puts what the catalogue shows, and tells the catalogue. */
  async putInCatalogue(items: Partial<DemoData>): Promise<void> {
    const [{ catalogueRows }, { putRows }] = await Promise.all([
      import('@bloomkin/local/demo/catalogueRows.ts'),
      import('@bloomkin/local/demo/putRows.ts'),
    ]);
    await this.put(items);
    await putRows(catalogueRows({ ...emptyDemoData, ...items }, new Date()));
  }

  /** A signed-out user with a password. */
  async createUser(options: PersonOptions): Promise<UserItem> {
    const [{ createUserItem: newUser }, { createCognitoUser }] = await Promise.all([
      import('@bloomkin/lambdas/model/users/createUserItem.ts'),
      import('@bloomkin/lambdas/platform/services/cognitoUsers.ts'),
    ]);
    const user = newUser(personFields(options));
    await Promise.all([this.put({ users: [user] }), createCognitoUser(user.id, password)]);
    return user;
  }

  async signIn(user: UserItem): Promise<Person> {
    const body = { login: user.login, password };
    const { status, text, cookies } = await this.handlers.call(logInByPassword, { body });
    if (status !== 200) throw new Error(`${user.fio} cannot sign in: ${text}`);
    const { data } = SignedIn.parse(JSON.parse(text));
    return { user, token: data.api_token, cookie: cookies[0]?.split(';')[0] ?? '' };
  }

  async signInNewUser(options: PersonOptions): Promise<Person> {
    return this.signIn(await this.createUser(options));
  }
}

/** The data that is there before a matrix is walked. Each of the seven is bound to Petal, so that binding alone gives no access. */
export interface SeedData {
  petal: CompanyWithStores;
  thorn: CompanyWithStores;
  roses: Record<'petal' | 'thorn', ProductItem>;
  collectionId: CollectionId;
  people: Record<RoleName, Person>;
  /** Another user, who buys at Thorn: of the seven the admin alone sees her private data. */
  stranger: UserItem;
  /** Another user, who buys at Petal: its vendor sees that as well. */
  neighbour: UserItem;
  password: string;
}

export async function seedData(backend: TestBackend): Promise<SeedData> {
  const [petal, thorn] = [aFlorist('Petal'), aFlorist('Thorn')];
  const roses = { petal: aProduct(petal.company.id), thorn: aProduct(thorn.company.id) };
  const collectionId = CollectionId.parse(ulid());
  const revision = 1;
  await backend.putInCatalogue({
    companies: [petal, thorn],
    products: [roses.petal, roses.thorn],
    categories: [
      { id: categoryId, name: 'Roses', active: true, parentId: null, position: 1, photo: null, revision },
    ],
    productTypes: [{ id: typeId, companyId: null, name: 'Bouquet', parameters: [], revision }],
    collections: [
      {
        id: collectionId,
        name: 'Just in',
        description: '',
        photo: null,
        popular: true,
        active: true,
        flags: [],
        productIds: [roses.petal.id],
        revision,
      },
    ],
    documents: [
      {
        id: 'privacy',
        name: 'privacy',
        title: 'Privacy',
        text: '<p>Yes</p>',
        version: 1,
        savedBy: null,
        updatedAt: petal.company.createdAt,
      },
    ],
  });
  const stranger = await backend.createUser({ fio: 'Thea Hart', roles: ['ROLE_BUYER'] });
  const neighbour = await backend.createUser({ fio: 'Nia Park', roles: ['ROLE_BUYER'] });
  const entries = roleNames.map(async (name) => {
    const options = { fio: `The ${name}`, roles: [roles[name]], company: petal.company };
    return [name, await backend.signInNewUser(options)] as const;
  });
  const people = Object.fromEntries(await Promise.all(entries)) as SeedData['people'];
  return { petal, thorn, roses, collectionId, people, stranger, neighbour, password };
}
