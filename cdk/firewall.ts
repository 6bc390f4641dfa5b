/** The web application firewall in front of the gateway. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigateway';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as waf from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { PROBLEM_TYPES } from '../lib/problems/catalogue.ts';
import { LOGS_KEPT } from './functions.ts';

/** Requests of one address in five minutes: forty a second, more than a casino's every table together. */
const MOST_PER_ADDRESS = 12_000;

/**
 * AWS's common rules that do not fit are only counted: bodies of rounds are larger than 8 KB, and casinos' systems need
 * not say what they are.
 */
const COUNTED = ['SizeRestrictions_BODY', 'NoUserAgent_HEADER'];

export class Firewall extends Construct {
  constructor(scope: Construct, id: string, stage: apigateway.Stage, dataKey: kms.IKey, publicUrl: string) {
    super(scope, id);
    const visible = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    });
    const managed = (name: string, priority: number, counted: readonly string[] = []): waf.CfnWebACL.RuleProperty => ({
      name,
      priority,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
      visibilityConfig: visible(name),
    });
    const { status, title, detail } = PROBLEM_TYPES['too-many-requests'];
    const acl = new waf.CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      customResponseBodies: {
        tooMany: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ type: `${publicUrl}/problems/too-many-requests`, title, status, detail }),
        },
      },
      rules: [
        {
          name: 'PerAddress',
          priority: 0,
          action: {
            block: {
              customResponse: {
                responseCode: status,
                customResponseBodyKey: 'tooMany',
                responseHeaders: [{ name: 'Retry-After', value: '60' }],
              },
            },
          },
          statement: { rateBasedStatement: { limit: MOST_PER_ADDRESS, aggregateKeyType: 'IP' } },
          visibilityConfig: visible('PerAddress'),
        },
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
        managed('AWSManagedRulesCommonRuleSet', 3, COUNTED),
      ],
    });
    new waf.CfnWebACLAssociation(this, 'Association', { resourceArn: stage.stageArn, webAclArn: acl.attrArn });

    // WAF writes only to log groups of this prefix.
    const log = new logs.LogGroup(this, 'Log', {
      logGroupName: `aws-waf-logs-${Stack.of(this).stackName.toLowerCase()}`,
      retention: LOGS_KEPT,
      encryptionKey: dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new waf.CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [log.logGroupArn],
      redactedFields: [{ singleHeader: { Name: 'authorization' } }, { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
          },
        ],
      },
    });
  }
}
