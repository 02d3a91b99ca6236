import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from '../server/platform/requests/context.ts'
import type { AccessRequirement } from '../server/platform/tenancy/permissions.ts'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      rules: RulesPlugin<Types>
    }
    // The compiler rejects a query, mutation or subscription without an access requirement.
    export interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      rule: AccessRequirement
    }
    export interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      rule: AccessRequirement
    }
    export interface SubscriptionFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      rule: AccessRequirement
    }
  }
}

/** Checks the access requirement of each root field before it resolves, and of a subscription before it opens. */
class RulesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const rule = ruleOf(field)
    return rule ? { ...field, extensions: { ...field.extensions, rule } } : field
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const rule = ruleOf(field)
    return rule && field.parentType !== 'Subscription' ? behind(rule, resolve) : resolve
  }

  override wrapSubscribe(
    subscribe: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    const rule = ruleOf(field)
    return rule && subscribe ? behind(rule, subscribe) : subscribe
  }
}

function behind<C>(rule: AccessRequirement, resolve: GraphQLFieldResolver<unknown, C, object>) {
  return async (...[parent, args, context, info]: Parameters<GraphQLFieldResolver<unknown, C, object>>) => {
    await (context as Context).require(rule)
    return resolve(parent, args, context, info)
  }
}

function ruleOf<Types extends SchemaTypes>({
  kind,
  pothosOptions,
}: PothosOutputFieldConfig<Types>): AccessRequirement | undefined {
  const isRoot = kind === 'Query' || kind === 'Mutation' || kind === 'Subscription'
  return isRoot && 'rule' in pothosOptions ? (pothosOptions.rule as AccessRequirement) : undefined
}

SchemaBuilder.registerPlugin('rules', RulesPlugin)
