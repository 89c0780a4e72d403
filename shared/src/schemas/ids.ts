import * as z from 'zod';

/** Opaque; no other characters reach a key. */
export const idLetters = /^[A-Za-z0-9_-]{1,64}$/;
const opaque = z.string().regex(idLetters, 'Unknown id');

export const UserId = opaque.brand<'UserId'>();
export const AddressId = opaque.brand<'AddressId'>();
/** The `origin_jti` of its tokens. */
export const SessionId = opaque.brand<'SessionId'>();
export const CompanyId = opaque.brand<'CompanyId'>();
export const StoreId = opaque.brand<'StoreId'>();
export const ProductId = opaque.brand<'ProductId'>();
export const SizeId = opaque.brand<'SizeId'>();
export const PhotoId = opaque.brand<'PhotoId'>();
export const CategoryId = opaque.brand<'CategoryId'>();
export const ProductTypeId = opaque.brand<'ProductTypeId'>();
export const ParameterId = opaque.brand<'ParameterId'>();
export const CollectionId = opaque.brand<'CollectionId'>();
export const DiscountId = opaque.brand<'DiscountId'>();
export const ReviewId = opaque.brand<'ReviewId'>();
export const MessageId = opaque.brand<'MessageId'>();
export const OrderId = opaque.brand<'OrderId'>();
export const StopId = opaque.brand<'StopId'>();
export const CampaignId = opaque.brand<'CampaignId'>();
export const CartHash = opaque.brand<'CartHash'>();
export const DocumentKey = opaque.brand<'DocumentKey'>();
export const CartOrOrder = opaque;

export type UserId = z.output<typeof UserId>;
export type AddressId = z.output<typeof AddressId>;
export type SessionId = z.output<typeof SessionId>;
export type CompanyId = z.output<typeof CompanyId>;
export type StoreId = z.output<typeof StoreId>;
export type ProductId = z.output<typeof ProductId>;
export type SizeId = z.output<typeof SizeId>;
export type PhotoId = z.output<typeof PhotoId>;
export type CategoryId = z.output<typeof CategoryId>;
export type ProductTypeId = z.output<typeof ProductTypeId>;
export type CollectionId = z.output<typeof CollectionId>;
export type DiscountId = z.output<typeof DiscountId>;
export type ReviewId = z.output<typeof ReviewId>;
export type MessageId = z.output<typeof MessageId>;
export type OrderId = z.output<typeof OrderId>;
export type CampaignId = z.output<typeof CampaignId>;
export type CartHash = z.output<typeof CartHash>;
