import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import { deleteUser, updateMe } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { aReview } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();

const firstPicture = '/media/avatars/first.webp';
const secondPicture = '/media/avatars/second.webp';

async function changePicture({ user }: Person, path: string | null): Promise<void> {
  const { changeAvatar } = await import('@bloomkin/lambdas/model/users/account/avatar.ts');
  await changeAvatar(user.id, path, new Date());
}

/** Reviews of both florists' roses, with the picture that was read for them. */
async function writeReviews(avatar: string, readAvatar = avatar): Promise<Person> {
  const { backend, seed } = test;
  const author = await backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
  await changePicture(author, avatar);
  await backend.cloud.settle();
  const roses = [seed.roses.petal, seed.roses.thorn];
  const read = { ...author.user, avatar: readAvatar };
  await backend.put({ reviews: roses.map((product) => aReview(read, product)) });
  return author;
}

/** The author of each of the reviews, as everyone sees it. */
async function readAuthors({ user }: Person) {
  await test.backend.cloud.settle();
  const lists = [test.seed.roses.petal, test.seed.roses.thorn].map(async ({ id }) => {
    const { text } = await test.backend.handlers.call(listProductReviews, { params: { id } });
    const { data } = listProductReviews.options.response.parse(JSON.parse(text));
    return data.find((review) => review.user.id === user.id)?.user;
  });
  return Promise.all(lists);
}

const twice = (fio: string, avatar: string | null) =>
  Array.from({ length: 2 }, () => expect.objectContaining({ fio, avatar }));

describe('the author of a review', () => {
  it('shows the current name and picture', async () => {
    const ruby = await writeReviews(firstPicture);
    expect(await readAuthors(ruby)).toEqual(twice('Ruby T.', firstPicture));
    await changePicture(ruby, secondPicture);
    expect(await readAuthors(ruby)).toEqual(twice('Ruby T.', secondPicture));
    await test.backend.handlers.call(updateMe, {
      token: ruby.token,
      body: { fio: 'Rose May', avatar: null },
    });
    expect(await readAuthors(ruby)).toEqual(twice('Rose M.', null));
  });

  it('shows neither once the account is deleted', async () => {
    const ruby = await writeReviews(firstPicture);
    const { token } = test.seed.people.admin;
    await test.backend.handlers.call(deleteUser, { token, params: { id: ruby.user.id } });
    expect(await readAuthors(ruby)).toEqual(twice('A customer', null));
  });

  it('follows a change made while the review was written', async () => {
    const ruby = await writeReviews(secondPicture, firstPicture);
    expect(await readAuthors(ruby)).toEqual(twice('Ruby T.', secondPicture));
  });
});
