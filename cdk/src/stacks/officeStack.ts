import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addGroup, createIntegration } from '#constructs/apiRoutes.ts';
import { GroupFunction } from '#constructs/groupFunction.ts';
import { officeGroups } from '#functions.ts';
import type { ApiStackProps } from './apiStack.ts';
import { stackName, stackProps } from './stackProps.ts';

/** A stack takes 500 resources: these routes leave the API stack room. */
export class OfficeStack extends Stack {
  constructor(scope: Construct, props: ApiStackProps) {
    super(scope, stackName(props.stage, 'office'), stackProps(props.stage));
    for (const name of officeGroups) {
      const integration = createIntegration(name, new GroupFunction(this, { ...props, name }));
      addGroup(this, name, { httpApi: props.api, integration });
    }
  }
}
